/** The endpoints of a person's own model. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { type OwnModelPorts, readOwnModel, removeOwnModel, saveOwnModel } from './own-model.ts'

/** Registers the endpoints of a person's own model. */
export function ownModelRoutes(app: FastifyInstance, ports: OwnModelPorts): void {
  serve(app, api.ownModel.get, async ({ person }) => ({ data: await readOwnModel(ports.db, person.id) }))

  serve(app, api.ownModel.save, async ({ person, body, from }) => ({
    data: await saveOwnModel(ports, person, body, from),
  }))

  serve(app, api.ownModel.remove, async ({ person, from }) => {
    await removeOwnModel(ports, person, from)
    return { data: null }
  })
}

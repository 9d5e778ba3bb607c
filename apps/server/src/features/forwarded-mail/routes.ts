/** The endpoints of mail as a source. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { type LimitPorts, limitByPerson } from '../accounts/index.ts'
import { createAddress, type MailSourcePorts, readMailSource } from './mail-source.ts'
import { deleteAddress } from './queries.ts'

/** Registers the endpoints of mail as a source. */
export function mailSourceRoutes(app: FastifyInstance, ports: MailSourcePorts & LimitPorts): void {
  serve(app, api.mailSource.get, async ({ person }) => ({ data: await readMailSource(ports, person.id) }))

  serve(app, api.mailSource.createAddress, async ({ person }) => {
    await limitByPerson(ports, 'mail_address', person.id)
    return { data: await createAddress(ports, person.id) }
  })

  serve(app, api.mailSource.removeAddress, async ({ person }) => {
    await deleteAddress(ports.db, person.id)
    return { data: null }
  })
}

/** The endpoints of personal tokens. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { type ActivityPorts, type LimitPorts, limitByAddress, limitByPerson } from '../accounts/index.ts'
import { allowExtension, exchangeCode } from './extension.ts'
import { listTokens } from './queries.ts'
import { createToken, removeToken } from './tokens.ts'

/** Registers the token endpoints of the contract. */
export function tokenRoutes(app: FastifyInstance, ports: ActivityPorts & LimitPorts): void {
  serve(app, api.tokens.list, async ({ person }) => ({
    data: await listTokens(ports.db, person.id, ports.clock.now()),
  }))

  serve(app, api.tokens.create, async ({ person, body, from }) => {
    await limitByPerson(ports, 'token', person.id)
    return { data: await createToken(ports, person, body, from) }
  })

  serve(app, api.tokens.remove, async ({ person, params, from }) => {
    await removeToken(ports, person.id, params.id, from)
    return { data: { id: params.id } }
  })

  serve(app, api.tokens.connect, async ({ person, body }) => {
    await limitByPerson(ports, 'token', person.id)
    return { data: { url: await allowExtension(ports, person, body) } }
  })

  serve(app, api.tokens.exchange, async ({ body, from, reply }) => {
    await limitByAddress(ports, 'exchange', from.address)
    reply.header('cache-control', 'no-store')
    return { data: await exchangeCode(ports, body, from) }
  })
}

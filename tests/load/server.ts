/** The real server in the process of a benchmark, with a person who calls it. */
import { type Agent, request } from 'node:http'
import { pino } from 'pino'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import type { UserId } from '../../apps/server/src/platform/ids.ts'
import { deriveKeys } from '../../apps/server/src/platform/keys.ts'
import { createAccount } from '../product-client.ts'

/** Starts the real server on a free port, with a person who has a plan. */
export async function startServer(database: Database) {
  const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'error', JOB_SOURCES: 'sample' })
  const keys = deriveKeys('a secret for measuring')
  const world = { config, db: database.db, clock: systemClock(), log: pino({ level: 'error' }), keys }
  const app = await buildApp({ ...world, databaseUrl: database.url })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const { id, token } = await createAccount({ url: base })
  return { app, base, token, person: id as UserId }
}

/** Returns the bytes of an answer. */
export function fetchBytes(agent: Agent, url: string, token: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { authorization: token } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

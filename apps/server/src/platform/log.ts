/**
 * The log: one JSON line an event on standard output, pretty in a terminal. What must never be written
 * (tokens, passwords, keys, addresses of pages with tokens in them) is cut here, for every line.
 */
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Names under which secrets travel; whatever object is logged, their values are replaced. */
const secretNames = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'secret',
  'apiKey',
  'clientSecret',
]

/** Makes the log. `level` is one of pino's; `pretty` is for a person at a terminal. */
export function openLog(level: string, pretty: boolean): Log {
  return pino({
    level,
    // An error of the driver carries its whole connection, keys included: only what tells of the fault is written.
    serializers: { err: faultOf },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers["${name}"]`]),
      censor: '[cut]',
    },
    ...(pretty
      ? {
          transport: {
            target: 'pino-pretty',
            options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
          },
        }
      : {}),
  })
}

function faultOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code } = error as NodeJS.ErrnoException
  return { name, message, code, stack, ...(cause instanceof Error ? { cause: faultOf(cause) } : {}) }
}

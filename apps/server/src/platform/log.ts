/**
 * The log: one JSON line per event on standard output, formatted in a terminal. Values that must never be
 * logged (tokens, passwords, keys) are removed here, from every line.
 */
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Names of properties with secrets. Their values are replaced in every logged object. */
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

/** Creates the log. `level` is one of pino's; `pretty` formats it for a terminal. */
export function openLog(level: string, pretty: boolean): Log {
  return pino({
    level,
    // A driver's error carries its whole connection, including keys, so only a few properties are logged.
    serializers: { err: serializeError },
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

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack, cause } = error
  const { code } = error as NodeJS.ErrnoException
  return { name, message, code, stack, ...(cause instanceof Error ? { cause: serializeError(cause) } : {}) }
}

/** What the backup and restore commands share: their argument and their error messages. */
import { resolve } from 'node:path'
import { DataDirUnusable } from '../db/data-dir.ts'
import { BackupError } from './file.ts'

/**
 * Returns the file argument of a command, relative to the folder where npm was called.
 * @throws BackupError with the usage
 */
export function parseFileArgument(words: string[], usage: string): string {
  const [, , file, ...more] = words
  if (!file || more.length > 0) throw new BackupError(`name one file: ${usage}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}

/** Returns one line for an error that an operator can fix; any other error is a bug and returned as it is. */
export function toErrorLine(what: string, error: unknown): unknown {
  const { name, code = '', message } = error as NodeJS.ErrnoException
  if (error instanceof BackupError || error instanceof DataDirUnusable || name === 'BadSetting')
    return `${what}: ${message}`
  if (/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28000|28P01|3D000|53300)$/.test(code))
    return `${what}: cannot connect to the database: ${message}.`
  return error
}

/** Returns the seconds since a time, for messages. */
export const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)

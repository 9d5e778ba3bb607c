/** What the two commands have in common: the file they are given, and how they say what went wrong. */
import { resolve } from 'node:path'
import { DataDirUnusable } from '../db/data-dir.ts'
import { BackupRefused } from './file.ts'

/**
 * The file that a command was given, from where npm was called.
 * @throws BackupRefused saying how it is called
 */
export function fileNamed(words: string[], usage: string): string {
  const [, , file, ...more] = words
  if (!file || more.length > 0) throw new BackupRefused(`name one file: ${usage}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}

/** One line for what an operator can put right; everything else is a bug and shown whole. */
export function inOneLine(what: string, error: unknown): unknown {
  const { name, code = '', message } = error as NodeJS.ErrnoException
  if (error instanceof BackupRefused || error instanceof DataDirUnusable || name === 'BadSetting')
    return `${what}: ${message}`
  if (/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28000|28P01|3D000|53300)$/.test(code))
    return `${what}: the database does not let us in: ${message}.`
  return error
}

/** How long something took, in seconds. */
export const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)

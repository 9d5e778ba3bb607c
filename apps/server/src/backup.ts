/** `npm run backup -- FILE`: writes everything that the server stores into one file, whether the server runs or not. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile, readConfig } from './config.ts'
import { createBackup } from './platform/backup/backup.ts'
import { parseFileArgument, secondsSince, toErrorLine } from './platform/backup/command.ts'
import { BackupError } from './platform/backup/file.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { runningIn } from './platform/db/running.ts'
import { readSecret } from './platform/keys.ts'

try {
  await run()
} catch (error) {
  console.error(toErrorLine('Gigbell cannot make the backup', error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const begun = performance.now()
  const file = parseFileArgument(process.argv, 'npm run backup -- FILE')
  loadEnvFile()
  const config = readConfig(process.env)
  // A secret that the operator has set is not part of the backup.
  const secret = config.appSecret ? null : (readSecret(config.dataDir) ?? null)
  const { url, stop } = await reach(config)
  try {
    const { tables, rows, bytes } = await createBackup(url, file, secret, new Date())
    console.log(
      `${rows.toLocaleString('en')} rows of ${tables} tables in ${file} (${Math.ceil(bytes / 1e6)} MB, ${secondsSince(begun)} s). Keep it like a password: it holds everybody's data${secret ? ' and the secret that opens it' : ''}.`,
    )
  } finally {
    await stop()
  }
}

/** Connects to the database of the settings. The embedded one is started for the backup unless it already runs. */
async function reach({ databaseUrl, dataDir }: ReturnType<typeof readConfig>) {
  const stop = async () => {}
  if (databaseUrl) return { url: databaseUrl, stop }
  const running = await runningIn(dataDir)
  if (running) return { url: running, stop }
  if (!existsSync(join(dataDir, 'db'))) throw new BackupError(`There is no database in ${dataDir}.`)
  return openEmbedded(dataDir)
}

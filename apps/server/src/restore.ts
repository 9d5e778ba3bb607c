/** `npm run restore -- FILE`: restores a backup into an empty DATA_DIR, or into an empty database at DATABASE_URL. */
import { loadEnvFile, readConfig } from './config.ts'
import { parseFileArgument, secondsSince, toErrorLine } from './platform/backup/command.ts'
import { BackupError, verifyBackup } from './platform/backup/file.ts'
import { readHeader, restoreInto } from './platform/backup/restore.ts'
import { openDatabase } from './platform/db/database.ts'
import { openEmbedded } from './platform/db/embedded.ts'
import { deriveKeys, readSecret, storeSecret } from './platform/keys.ts'

try {
  await run()
} catch (error) {
  console.error(toErrorLine('Gigbell cannot restore', error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const begun = performance.now()
  const file = parseFileArgument(process.argv, 'npm run restore -- FILE')
  loadEnvFile()
  const { appSecret, dataDir, databaseUrl } = readConfig(process.env)
  await verifyBackup(file)
  const { secret, secretCheck, at } = await readHeader(file)
  const existing = appSecret ?? readSecret(dataDir)
  if (secretCheck && existing && deriveKeys(existing).hash('check', '').toString('hex') !== secretCheck)
    throw new BackupError(
      appSecret
        ? 'APP_SECRET is not the one this backup was made with.'
        : `${dataDir} is not empty: it has a secret of its own. Set another DATA_DIR.`,
    )
  if (!secret && !existing)
    throw new BackupError('this backup was made with an APP_SECRET of your own. Set it.')
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir)
  const database = openDatabase(databaseUrl ?? embedded!.url)
  try {
    const { tables, rows } = await restoreInto(database, file, () => {
      if (secret && !existing) storeSecret(dataDir, secret)
    })
    console.log(
      `${rows.toLocaleString('en')} rows of ${tables} tables restored as they were at ${at}, each table compared with its sum (${secondsSince(begun)} s). Start with npm start.`,
    )
  } finally {
    await database.close()
    await embedded?.stop()
  }
}

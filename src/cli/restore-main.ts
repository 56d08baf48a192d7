import { existsSync } from 'node:fs'
import { loadEnvironment } from '#config/load-environment.ts'
import { whyUnavailable } from '#database/faults.ts'
import { restoreBackup } from '#domain/backup/index.ts'
import { openStorage } from '#providers/storage/open-storage.ts'
import { claimInstance } from '#supervisor/instance.ts'
import { openDatabase } from '#supervisor/open-database.ts'
import { localUrl } from '#supervisor/start-product.ts'
import { readBackupArguments } from './backup-arguments.ts'
import { CommandError, runCommand } from './run-command.ts'

/** `npm run restore -- FILE`: puts a backup into an installation on which nothing runs. */
await runCommand(async (signal) => {
  const { path, isForced } = readBackupArguments('restore', process.argv.slice(2))
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`)
  const environment = loadEnvironment()
  const { DATA_DIR, PUBLIC_URL: publicUrl } = environment
  // Nothing else may start on the folder meanwhile.
  const other = await claimInstance(DATA_DIR, {
    pid: process.pid,
    publicUrl,
    localUrl: localUrl(environment),
  })
  if (other) {
    throw new CommandError(
      `Reelwright runs on ${DATA_DIR} (process ${other.pid}). Stop it first. Nothing was restored.`,
    )
  }
  const database = await openDatabase(environment, signal)
  try {
    const installation = { databaseUrl: database.url, storage: await openStorage(environment) }
    const { files, rows, missing } = await restoreBackup(installation, path, { isForced, signal })
    for (const key of missing) console.error(`It was not in the backup: ${key}`)
    process.stdout.write(
      `Restored ${rows} rows of the database and ${files} files. Everybody has to sign in again.\n`,
    )
  } catch (error) {
    if (whyUnavailable(error) !== 'full') throw error
    throw new CommandError('The disk is full. Nothing was restored.')
  } finally {
    await database.close()
  }
})

import { existsSync } from 'node:fs'
import { loadEnvironment } from '#config/load-environment.ts'
import { writeBackup } from '#domain/backup/index.ts'
import { openStorage } from '#providers/storage/open-storage.ts'
import { openDatabase } from '#supervisor/open-database.ts'
import { readBackupArguments } from './backup-arguments.ts'
import { diskFault } from './full-disk.ts'
import { CommandError, runCommand } from './run-command.ts'

/** `npm run backup -- FILE`: database and media in one file, also while the product runs. */
await runCommand(async (signal) => {
  const { path, isForced } = readBackupArguments('backup', process.argv.slice(2))
  if (existsSync(path) && !isForced) {
    throw new CommandError(`${path} is there already. Name another file, or add --force.`)
  }
  const environment = loadEnvironment()
  const database = await openDatabase(environment, signal)
  try {
    const storage = await openStorage(environment)
    const { files, rows, missing } = await writeBackup(
      { databaseUrl: database.url, storage },
      path,
      signal,
    )
    for (const key of missing) {
      console.error(`Not in the storage any more, and so not in the backup: ${key}`)
    }
    process.stdout.write(`${path} holds ${rows} rows of the database and ${files} files.\n`)
  } catch (error) {
    throw diskFault(error, path) ?? error
  } finally {
    await database.close()
  }
})

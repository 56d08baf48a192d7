import { loadEnvironment } from '#config/load-environment.ts'
import { connectDatabase } from '#database/client.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { openDatabase } from '#supervisor/open-database.ts'
import { CommandError } from './command-error.ts'
import { runCommand } from './run-command.ts'

/** `npm run check:ledger`: proves the rules of money over the whole database. */
await runCommand(async () => {
  const database = await openDatabase(loadEnvironment())
  await migrateDatabase(database.url)
  const { db, close } = connectDatabase(database.url, 1)
  try {
    const faults = await checkLedger(db)
    for (const { rule, subject, detail } of faults) {
      process.stdout.write(`Broken: ${rule} (${subject}: ${detail})\n`)
    }
    if (faults.length > 0) throw new CommandError(`The ledger has ${faults.length} faults.`)
    process.stdout.write('The ledger holds.\n')
  } finally {
    await close()
    await database.close()
  }
})

import { loadEnvironment } from '#config/load-environment.ts'
import { connectDatabase } from '#database/client.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { checkLedger, type LedgerFault } from '#domain/credit/index.ts'
import { openDatabase } from '#supervisor/open-database.ts'
import { CommandError, runCommand } from './run-command.ts'

/** `npm run check:ledger`: proves the rules of money over the whole database. */
await runCommand(async (signal) => {
  const database = await openDatabase(loadEnvironment(), signal)
  try {
    await check(database.url)
  } finally {
    await database.close()
  }
})

async function check(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl)
  const { db, close } = connectDatabase(databaseUrl, 1)
  try {
    report(await checkLedger(db))
  } finally {
    await close()
  }
}

function report(faults: LedgerFault[]): void {
  for (const { rule, subject, detail } of faults) {
    process.stdout.write(`Broken: ${rule} (${subject}: ${detail})\n`)
  }
  if (faults.length > 0) throw new CommandError(`The ledger has ${faults.length} faults.`)
  process.stdout.write('The ledger holds.\n')
}

/**
 * A process that opens the embedded database of a data folder, says its URL, and lets go of it when told
 * to (a line on its input) or dies when the test kills it.
 */
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'

const [folder = ''] = process.argv.slice(2)
const database = await openEmbeddedDatabase(folder)
process.stdout.write(`${database.url}\n`)
process.stdin.once('data', () => {
  void database.close().then(() => process.exit(0))
})

import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { openQueue } from '#queue/queue.ts'

/** Makes a data folder whose database is as the product's first start makes it, and stops it, to be copied. */
export async function makeInstallation(dataFolder: string): Promise<void> {
  const { url, close } = await openEmbeddedDatabase(dataFolder)
  await setUpDatabase(url)
  await close()
}

/** Brings it to the present schema. */
export async function setUpDatabase(url: string): Promise<void> {
  await migrateDatabase(url)
  // The queue's own tables, too, so that opening a queue finds them made.
  await (await openQueue(url, 'sender')).stop()
}

import { Client } from 'pg'
import { databaseUrl } from '../database-of.ts'
import type { Product } from '../product.ts'

/**
 * Makes the writer slow: while the storyboards are locked, none can be saved, and everything else goes on.
 * @returns lets it finish
 */
export async function holdWriter({ dataFolder }: Product): Promise<() => Promise<void>> {
  const client = new Client(databaseUrl(dataFolder))
  await client.connect()
  await client.query('begin')
  await client.query('lock table storyboards in share mode')
  return () => client.end()
}

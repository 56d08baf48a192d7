import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Address of a database of the embedded PostgreSQL that runs on a data folder. */
export function databaseUrl(dataFolder: string, name = 'postgres'): string {
  const { port, password } = JSON.parse(readFileSync(join(dataFolder, 'postgres.json'), 'utf8'))
  return `postgresql://reelwright:${password}@127.0.0.1:${port}/${name}`
}

/** Looks into the product's database. */
export async function databaseOf<Result>(
  dataFolder: string,
  look: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(databaseUrl(dataFolder))
  await client.connect()
  try {
    return await look(client)
  } finally {
    await client.end()
  }
}

import { Client } from 'pg'

/** Where the installation keeps when it was last backed up. */
export const LAST_BACKUP = ['backup', 'last'] as const

/** Notes that a backup was written, for the admin who wonders when that was. */
export async function noteBackup(databaseUrl: string, sizeBytes: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(
      `insert into system_settings (category, key, value) values ($1, $2, $3)
       on conflict (category, key) do update set value = excluded.value`,
      [...LAST_BACKUP, { at: new Date().toISOString(), sizeBytes }],
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

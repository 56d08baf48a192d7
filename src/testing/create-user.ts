import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { user } from '#database/schema/index.ts'

export type TestUser = { id: string; name: string; email: string }

/** An account as sign-up leaves it: with a profile and its first credits, but without a password. */
export async function createUser(db: Database, name = 'Ada Example'): Promise<TestUser> {
  const id = randomUUID()
  const row = { id, name, email: `${id}@example.com` }
  await db.insert(user).values(row)
  return row
}

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, user } from '#database/schema/index.ts'
import { createUser } from './create-user.ts'
import { createTestDatabase } from './postgres.ts'

test('every test has a migrated database of its own', async () => {
  const one = await createTestDatabase()
  const other = await createTestDatabase()
  const { id } = await createUser(one.db)
  expect(await one.db.$count(profiles, eq(profiles.id, id))).toBe(1)
  expect(await other.db.$count(user)).toBe(0)
})

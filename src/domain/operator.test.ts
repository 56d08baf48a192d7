import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { profiles, user } from '#database/schema/index.ts'
import { createUser } from '#testing/create-user.ts'
import { createTestDatabase } from '#testing/postgres.ts'
import { nameAdmins } from './operator.ts'

async function roleOf(db: Database, id: string): Promise<string | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  return profile?.role
}

async function confirm(db: Database, id: string): Promise<void> {
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, id))
}

async function createNamed(db: Database, email: string, emailVerified = false): Promise<string> {
  const id = crypto.randomUUID()
  await db.insert(user).values({ id, name: 'Ada', email, emailVerified })
  return id
}

test('where admins are named, being first makes nobody one', async () => {
  const { db } = await createTestDatabase()
  await nameAdmins(db, ['ada@example.com'])
  const { id } = await createUser(db)
  expect(await roleOf(db, id)).toBe('user')
  await confirm(db, id)
  expect(await roleOf(db, id)).toBe('user')
})

test('a named address counts only once its owner has proved it', async () => {
  const { db } = await createTestDatabase()
  await nameAdmins(db, ['ada@example.com', 'bob@example.com'])
  const ada = await createNamed(db, 'ada@example.com')
  expect(await roleOf(db, ada)).toBe('user')
  await confirm(db, ada)
  expect(await roleOf(db, ada)).toBe('admin')
  // An identity provider may have proved it already.
  expect(await roleOf(db, await createNamed(db, 'bob@example.com', true))).toBe('admin')
})

test('whose address leaves the list is no admin any more', async () => {
  const { db } = await createTestDatabase()
  await nameAdmins(db, ['ada@example.com', 'bob@example.com'])
  const ada = await createNamed(db, 'ada@example.com', true)
  const bob = await createNamed(db, 'bob@example.com', true)
  await nameAdmins(db, ['bob@example.com'])
  expect([await roleOf(db, ada), await roleOf(db, bob)]).toEqual(['user', 'admin'])
  await nameAdmins(db, [])
  expect(await roleOf(db, bob)).toBe('user')
})

test('whoever was made admin by an address that leaves the list is none any more under another one', async () => {
  const { db } = await createTestDatabase()
  const list = ['ada@example.com', 'bob@example.com', 'eve@example.com']
  await nameAdmins(db, list)
  const ada = await createNamed(db, 'ada@example.com', true)
  const bob = await createNamed(db, 'bob@example.com')
  await confirm(db, bob)
  const eve = await createNamed(db, 'eve@example.com', true)
  for (const id of [ada, bob, eve]) {
    await db
      .update(user)
      .set({ email: `${id}@example.org` })
      .where(eq(user.id, id))
  }
  // As long as the list names them, they stay.
  await nameAdmins(db, list)
  const roles = () => Promise.all([ada, bob, eve].map((id) => roleOf(db, id)))
  expect(await roles()).toEqual(['admin', 'admin', 'admin'])
  await nameAdmins(db, ['eve@example.com'])
  expect(await roles()).toEqual(['user', 'user', 'admin'])
})

test('an account that moves to a named address is admin when that is confirmed', async () => {
  const { db } = await createTestDatabase()
  await nameAdmins(db, ['ada@example.com'])
  const { id } = await createUser(db)
  await db
    .update(user)
    .set({ email: 'ada@example.com', emailVerified: true })
    .where(eq(user.id, id))
  expect(await roleOf(db, id)).toBe('admin')
})

test('naming someone later counts at once, and the first account keeps its role', async () => {
  const { db } = await createTestDatabase()
  await nameAdmins(db, [])
  const first = await createUser(db)
  const later = await createUser(db)
  expect(await roleOf(db, first.id)).toBe('admin')
  await nameAdmins(db, [later.email])
  expect(await roleOf(db, later.id)).toBe('user')
  await confirm(db, later.id)
  await nameAdmins(db, [later.email])
  expect([await roleOf(db, first.id), await roleOf(db, later.id)]).toEqual(['admin', 'admin'])
})

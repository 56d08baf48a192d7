import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/schema/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { listAudit } from './audit.ts'
import { addCredits, suspendUser } from './users.ts'

async function openInstallation() {
  const ctx = await createTestContext()
  const admin = await openAccount(ctx, 'Linh Đặng')
  const jonas = await openAccount(ctx, 'Jonas Ebersbach')
  const gift = { id: jonas.userId, requestId: randomUUID(), amount: 200, description: 'Outage' }
  await addCredits(admin, gift)
  await suspendUser(admin, { id: jonas.userId, reason: 'Spam' })
  await ctx.db.insert(auditLog).values({
    actor: 'operator',
    action: 'grant-credits',
    details: { amount: 7 },
    at: sql`now() + interval '1 second'`,
  })
  return { ctx, admin, jonas }
}

test('an admin reads who did what to whom, the latest first, page by page', async () => {
  const { admin } = await openInstallation()
  const all = await listAudit(admin, { limit: 10 })
  expect(all.items).toMatchObject([
    { actor: 'operator', person: null, action: 'grant-credits', details: { amount: 7 } },
    { actor: 'admin', person: 'Linh Đặng', action: 'suspend-user', about: 'Jonas Ebersbach' },
    { person: 'Linh Đặng', action: 'grant-credits', about: 'Jonas Ebersbach' },
  ])
  const first = await listAudit(admin, { limit: 2 })
  const rest = await listAudit(admin, { limit: 2, cursor: String(first.nextCursor) })
  expect([...first.items, ...rest.items]).toEqual(all.items)
  expect(rest.nextCursor).toBeNull()
})

test('words find who did it, at whom, what, and what was noted', async () => {
  const { admin } = await openInstallation()
  const found = async (search: string) =>
    (await listAudit(admin, { limit: 9, search })).items.length
  expect(await found('dang')).toBe(2)
  expect(await found('jonas spam')).toBe(1)
  expect(await found('GRANT outage')).toBe(1)
  expect(await found('operator')).toBe(1)
  expect(await found('nothing of it')).toBe(0)
})

test('it is for admins alone', async () => {
  const { jonas } = await openInstallation()
  await expect(listAudit(jonas, { limit: 9 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

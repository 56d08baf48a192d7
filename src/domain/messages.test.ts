import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, messages } from '#database/schema/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { listMessages, markMessage } from './messages.ts'

const ARRIVED = [
  { topic: 'First', at: '2026-01-01T10:00:00Z' },
  { topic: 'Second', at: '2026-01-02T10:00:00Z' },
  { topic: 'Third', at: '2026-01-02T10:00:00Z' },
]

async function openInstallation() {
  const ctx = await createTestContext()
  const admin = await openAccount(ctx, 'Linh Đặng')
  const jonas = await openAccount(ctx, 'Jonas Ebersbach')
  const rows = ARRIVED.map(({ topic, at }) => ({
    kind: 'contact' as const,
    name: 'Ada',
    email: 'ada@example.com',
    topic,
    text: 'Good morning!\n\nHow much?',
    createdAt: new Date(at),
    userId: topic === 'First' ? jonas.userId : null,
  }))
  const [first] = await ctx.db.insert(messages).values(rows).returning()
  return { ctx, admin, jonas, id: String(first?.id) }
}

test('an admin reads what visitors wrote, the latest first, page by page', async () => {
  const { admin } = await openInstallation()
  const all = await listMessages(admin, { limit: 9 })
  expect(all).toMatchObject({ open: 3, nextCursor: null })
  expect(all.items).toHaveLength(3)
  expect(all.items[2]).toMatchObject({
    kind: 'contact',
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'First',
    text: 'Good morning!\n\nHow much?',
    answeredAt: null,
  })
  // Two of them arrived at the same moment.
  const page = await listMessages(admin, { limit: 1 })
  const rest = await listMessages(admin, { limit: 2, cursor: String(page.nextCursor) })
  expect([...page.items, ...rest.items]).toEqual(all.items)
  expect(rest.nextCursor).toBeNull()
})

test('what was answered is noted with its entry of the audit log, and taken back, each once', async () => {
  const { ctx, admin, jonas, id } = await openInstallation()
  const answered = await markMessage(admin, { id, isAnswered: true })
  expect(answered.answeredAt).toBeInstanceOf(Date)
  expect(await markMessage(admin, { id, isAnswered: true })).toEqual(answered)
  const topics = async (state: 'open' | 'answered') =>
    (await listMessages(admin, { limit: 9, state })).items.map(({ topic }) => topic).toSorted()
  expect(await topics('answered')).toEqual(['First'])
  expect(await topics('open')).toEqual(['Second', 'Third'])
  expect(await listMessages(admin, { limit: 9, state: 'answered' })).toMatchObject({ open: 2 })

  expect(await markMessage(admin, { id, isAnswered: false })).toMatchObject({ answeredAt: null })
  expect(await topics('open')).toHaveLength(3)
  const noted = await ctx.db.select().from(auditLog).orderBy(auditLog.at)
  const details = { id, kind: 'contact', userId: jonas.userId }
  expect(noted).toMatchObject([
    { userId: admin.userId, action: 'mark-message', details: { ...details, isAnswered: true } },
    { userId: admin.userId, action: 'mark-message', details: { ...details, isAnswered: false } },
  ])
  expect(JSON.stringify(noted)).not.toContain('ada@example.com')
})

test('where the entry of the audit log cannot be written, nothing is marked', async () => {
  const { ctx, admin, id } = await openInstallation()
  await ctx.db.execute(sql`alter table audit_log add constraint none check (action = '') not valid`)
  await expect(markMessage(admin, { id, isAnswered: true })).rejects.toThrow()
  const [message] = await ctx.db.select().from(messages).where(eq(messages.id, id))
  expect(message?.answeredAt).toBeNull()
})

test('messages are for admins alone, and one that is no more is not found', async () => {
  const { admin, jonas, id } = await openInstallation()
  const refused = { code: 'FORBIDDEN' }
  await expect(listMessages(jonas, { limit: 9 })).rejects.toMatchObject(refused)
  await expect(markMessage(jonas, { id, isAnswered: true })).rejects.toMatchObject(refused)
  const gone = { id: randomUUID(), isAnswered: true }
  await expect(markMessage(admin, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

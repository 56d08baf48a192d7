import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { announcements, auditLog } from '#database/schema/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import {
  currentAnnouncements,
  dismissAnnouncement,
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement,
} from './announcements.ts'

const inAnHour = () => new Date(Date.now() + 3_600_000)
const NEWS = { kind: 'warning', texts: { en: 'Slow today', de: 'Heute langsam', fr: '' } } as const

async function openInstallation() {
  const ctx = await createTestContext()
  return { ctx, admin: await openAccount(ctx), user: await openAccount(ctx) }
}

test('what an admin announces is seen by everybody, until they put it away', async () => {
  const { ctx, admin, user } = await openInstallation()
  const { id } = await publishAnnouncement(admin, { ...NEWS, endsAt: inAnHour() })
  const texts = { en: 'Slow today', de: 'Heute langsam' }
  expect(await currentAnnouncements(user)).toMatchObject([{ id, kind: 'warning', texts }])
  await dismissAnnouncement(user, { id })
  await dismissAnnouncement(user, { id })
  expect(await currentAnnouncements(user)).toEqual([])
  expect(await currentAnnouncements(admin)).toHaveLength(1)
  await expect(dismissAnnouncement(user, { id: randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'publish-announcement', details: { text: 'Slow today' } },
  ])
})

test('it is gone when it ends, or when an admin takes it back, and stays in the list', async () => {
  const { ctx, admin, user } = await openInstallation()
  const first = await publishAnnouncement(admin, { ...NEWS, endsAt: inAnHour() })
  const second = await publishAnnouncement(admin, { ...NEWS, endsAt: inAnHour() })
  await ctx.db
    .update(announcements)
    .set({ endsAt: sql`now() - interval '1 second'` })
    .where(sql`id = ${first.id}`)
  expect(await currentAnnouncements(user)).toMatchObject([{ id: second.id }])
  await endAnnouncement(admin, { id: second.id })
  expect(await currentAnnouncements(user)).toEqual([])
  expect((await listAnnouncements(admin)).map(({ id }) => id).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  )
})

test('an end that is over is refused, and so is everybody who is no admin', async () => {
  const { admin, user } = await openInstallation()
  const endsAt = new Date(Date.now() - 1000)
  await expect(publishAnnouncement(admin, { ...NEWS, endsAt })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  const refused = { code: 'FORBIDDEN' }
  const news = { ...NEWS, endsAt: inAnHour() }
  await expect(publishAnnouncement(user, news)).rejects.toMatchObject(refused)
  await expect(listAnnouncements(user)).rejects.toMatchObject(refused)
  await expect(endAnnouncement(user, { id: randomUUID() })).rejects.toMatchObject(refused)
})

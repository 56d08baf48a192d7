import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres.ts'
import { forgetAttempts, type Limit, limitAttempts } from './attempts.ts'

const LIMIT: Limit = { action: 'message/send', network: '203.0.113.7', max: 3, windowS: 60 }

test('of many attempts at the same moment as many pass as may', async () => {
  const { db } = await createTestDatabase()
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => limitAttempts(db, LIMIT)),
  )
  const refused = attempts.filter((attempt) => attempt.status === 'rejected')
  expect(refused).toHaveLength(17)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(reason.data.retryAfterS).toBeGreaterThan(0)
    expect(reason.data.retryAfterS).toBeLessThanOrEqual(LIMIT.windowS)
  }
})

test('another address and another action are counted by themselves', async () => {
  const { db } = await createTestDatabase()
  for (let attempt = 0; attempt < 3; attempt++) await limitAttempts(db, LIMIT)
  await limitAttempts(db, { ...LIMIT, network: '203.0.113.8' })
  await limitAttempts(db, { ...LIMIT, action: 'newsletter/subscribe' })
  await expect(limitAttempts(db, LIMIT)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('after its window an address may try again, and is forgotten after a day', async () => {
  const { db } = await createTestDatabase()
  for (let attempt = 0; attempt < 3; attempt++) await limitAttempts(db, LIMIT)
  await db.execute(
    sql`update visitor_attempts set window_started_at = now() - interval '61 seconds'`,
  )
  await limitAttempts(db, LIMIT)
  await forgetAttempts(db)
  const { rows } = await db.execute(sql`select count from visitor_attempts`)
  expect(rows).toEqual([{ count: 1 }])
  await db.execute(sql`update visitor_attempts set window_started_at = now() - interval '25 hours'`)
  await forgetAttempts(db)
  expect((await db.execute(sql`select from visitor_attempts`)).rows).toEqual([])
})

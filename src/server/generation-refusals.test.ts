import { randomUUID } from 'node:crypto'
import { safe } from '@orpc/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { makeTake } from '#testing/make-take.ts'
import { openTestServer } from '#testing/test-server.ts'

const ANY_ID = randomUUID()

test('whoever is not signed in is told that no media can be generated', async () => {
  const server = await openTestServer()
  for (const [path, input] of [
    [`/api/v1/scenes/${ANY_ID}/voice`, { voiceId: 'en-rachel' }],
    [`/api/v1/scenes/${ANY_ID}/image`, { style: 'AUTO' }],
    [`/api/v1/scenes/${ANY_ID}/clip`, {}],
    [`/api/v1/storyboards/${ANY_ID}/generate`, { kind: 'voice', scenes: 'all' }],
  ] as const) {
    const answer = await server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      message: 'Cannot generate media: nobody is signed in',
    })
  }
})

test('whoever is not signed in is told that no picture of the library can be drawn', async () => {
  const server = await openTestServer()
  const answer = await server.post('/api/v1/media/images', { prompt: 'A lighthouse' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({
    message: 'You must be logged in to generate images',
  })
})

test('a storyboard that is gone has no media generated', async () => {
  const server = await openTestServer()
  const { client } = await server.signUp()
  const batch = client.storyboard.generateAll({ id: ANY_ID, kind: 'image', scenes: 'all' })
  expect((await safe(batch)).error).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Cannot generate media: the storyboard was not found',
  })
})

test('caps are set over the wire, and a refusal comes with its numbers', async () => {
  const server = await openTestServer()
  const { client, account } = await server.signUp()
  const { id } = await createWrittenStoryboard(account, 3)
  expect((await client.account.capSpending({ cap: 15 })).spending).toEqual({ cap: 15, spent: 10 })
  const { error } = await safe(
    client.storyboard.generateAll({ id, kind: 'voice', scenes: 'missing', maxCredits: 15 }),
  )
  expect(error).toMatchObject({
    code: 'SPENDING_CAP',
    status: 402,
    data: { cap: 'month', needed: 15, left: 5 },
  })
  const dear = client.storyboard.generateAll({ id, kind: 'voice', scenes: 'all', maxCredits: 14 })
  expect((await safe(dear)).error).toMatchObject({ code: 'PRICE_CHANGED', status: 409 })
  expect((await client.storyboard.update({ id, spendingCap: 40 })).spending).toEqual({
    cap: 40,
    spent: 10,
  })
  for (const cap of [-1, 1.5, 1_000_001]) {
    expect((await safe(client.account.capSpending({ cap }))).error).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Enter a whole number of credits from 0 to 1,000,000',
    })
  }
})

test('of a clip the browser names the scene alone: a picture, a price or somebody else counts for nothing', async () => {
  const server = await openTestServer()
  const { account, post } = await server.signUp()
  const { db } = server.context
  const { workspaceId } = account
  const grant = { workspaceId, amount: 1000, description: 'Test', cause: 'grant:test' }
  await grantCredits(db, grant)
  const [scene] = (await createWrittenStoryboard(account)).scenes
  await makeTake(account, String(scene?.id), 'image')
  const more = { imageUrl: 'https://elsewhere.example/a.png', creditCost: 1, userId: ANY_ID }
  const answer = await post(`/api/v1/scenes/${scene?.id}/clip`, more)
  expect(await answer.json()).toMatchObject({ state: 'queued', price: 120 })
  const [clip] = await db.select().from(generations).where(eq(generations.kind, 'clip'))
  expect(clip).toMatchObject({ workspaceId, startedBy: account.userId })
  expect(JSON.stringify(clip)).not.toContain('elsewhere')
})

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { generateAll } from '../storyboard/index.ts'
import { ImageRequest } from './index.ts'

async function requestsOfANewFilm() {
  const { ctx, account, storyboard } = await accountWithScenes(3)
  await generateAll(account, { id: storyboard.id, kind: 'image', scenes: 'missing' })
  const rows = await ctx.db
    .select({ request: generations.request })
    .from(generations)
    .where(and(eq(generations.storyboardId, storyboard.id), eq(generations.kind, 'image')))
  return rows.map(({ request }) => ImageRequest.parse(request))
}

test('the scenes of a storyboard share a cast, each with a picture of its own', async () => {
  const [one, other] = [await requestsOfANewFilm(), await requestsOfANewFilm()]
  expect(one).toHaveLength(3)
  expect(new Set(one.map(({ castSeed }) => castSeed)).size).toBe(1)
  expect(new Set(one.map(({ seed }) => seed)).size).toBe(3)
  expect(one[0]?.castSeed).not.toBe(other[0]?.castSeed)
})

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestContext } from '#testing/test-context.ts'
import { listShowcase } from './index.ts'

async function titles(ctx: Parameters<typeof listShowcase>[0]): Promise<string[]> {
  return (await listShowcase(ctx)).map(({ title }) => title)
}

test('a fresh installation shows three videos made by the product', async () => {
  const ctx = await createTestContext()
  expect(await listShowcase(ctx)).toMatchObject([
    {
      title: 'Keepers of the light',
      videoUrl: '/showcase/lighthouse.mp4',
      smallVideoUrl: '/showcase/lighthouse-small.mp4',
      posterUrl: '/showcase/lighthouse.webp',
      captionsUrl: null,
    },
    { title: 'From bean to cup', videoUrl: '/showcase/coffee.mp4' },
    { title: 'Three hearts, eight arms', videoUrl: '/showcase/octopus.mp4' },
  ])
})

test('only active videos are shown, in their order', async () => {
  const ctx = await createTestContext()
  await ctx.db.execute(sql`update showcase_videos set active = false where order_index = 1`)
  await ctx.db.execute(sql`update showcase_videos set order_index = 9 where order_index = 2`)
  expect(await titles(ctx)).toEqual(['Three hearts, eight arms', 'From bean to cup'])
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import {
  deleteShowcaseVideo,
  listAllShowcase,
  listShowcase,
  reorderShowcase,
  showShowcaseVideo,
} from './showcase.ts'

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

async function openInstallation() {
  const ctx = await createTestContext()
  const admin = await openAccount(ctx)
  const [first, second, third] = (await listAllShowcase(admin)).map(({ id }) => id) as [
    string,
    string,
    string,
  ]
  return { ctx, admin, other: await openAccount(ctx), first, second, third }
}

test('an admin hides a video and shows it again, and visitors see that at once', async () => {
  const { ctx, admin, first } = await openInstallation()
  const hidden = await showShowcaseVideo(admin, { id: first, active: false })
  expect(hidden[0]).toMatchObject({ id: first, active: false })
  expect(await titles(ctx)).toEqual(['From bean to cup', 'Three hearts, eight arms'])
  await showShowcaseVideo(admin, { id: first, active: true })
  expect(await titles(ctx)).toHaveLength(3)
  const { rows } = await ctx.db.execute(
    sql`select action, details->>'active' as active from audit_log order by at`,
  )
  expect(rows).toEqual([
    { action: 'show-showcase-video', active: 'false' },
    { action: 'show-showcase-video', active: 'true' },
  ])
})

test('an admin brings the videos into another order; one that was not named stays behind', async () => {
  const { ctx, admin, first, second, third } = await openInstallation()
  await reorderShowcase(admin, { ids: [third, first] })
  expect((await listShowcase(ctx)).map(({ id }) => id)).toEqual([third, first, second])
  const nobody = randomUUID()
  await reorderShowcase(admin, { ids: [second, nobody, second] })
  expect((await listShowcase(ctx)).map(({ id }) => id)).toEqual([second, third, first])
})

test('an admin deletes a video once', async () => {
  const { ctx, admin, second } = await openInstallation()
  expect(await deleteShowcaseVideo(admin, { id: second })).toHaveLength(2)
  expect(await titles(ctx)).toEqual(['Keepers of the light', 'Three hearts, eight arms'])
  await expect(deleteShowcaseVideo(admin, { id: second })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('who is no admin does nothing to the showcase', async () => {
  const { other, first } = await openInstallation()
  const refused = { code: 'FORBIDDEN' }
  await expect(listAllShowcase(other)).rejects.toMatchObject(refused)
  const hide = { id: first, active: false }
  await expect(showShowcaseVideo(other, hide)).rejects.toMatchObject(refused)
  await expect(deleteShowcaseVideo(other, { id: first })).rejects.toMatchObject(refused)
  await expect(reorderShowcase(other, { ids: [] })).rejects.toMatchObject(refused)
})

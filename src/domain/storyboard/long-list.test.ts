import { expect, test } from 'vitest'
import { PICTURES_IN_LISTS } from '#contract/limits.ts'
import type { MemberContext } from '#domain/context.ts'
import { openAccount } from '#testing/open-account.ts'
import { fillWorkspace } from '#testing/fill-workspace.ts'
import { rowsRead } from '#testing/rows-read.ts'
import { createTestContext } from '#testing/test-context.ts'
import { countStoryboards } from './count-storyboards.ts'
import { listStoryboards } from './list-storyboards.ts'

const STORYBOARDS = 500
const SCENES_OF_EACH = 10
const LIMIT = 24
/** 99, 199 … 499. */
const FILMS_WITH_99 = 5

async function filledAccount(): Promise<MemberContext> {
  const ctx = await createTestContext()
  const account = await openAccount(ctx)
  await fillWorkspace(ctx.db, account.workspaceId, {
    storyboards: STORYBOARDS,
    scenesOfEach: SCENES_OF_EACH,
  })
  return account
}

test('a page of a long list reads the rows it shows and no others, wherever it begins', async () => {
  const account = await filledAccount()
  const { nextCursor } = await listStoryboards(account, { limit: 100 })
  const inputs = [
    { limit: LIMIT },
    { limit: LIMIT, cursor: String(nextCursor) },
    { limit: LIMIT, status: 'draft' },
    { limit: LIMIT, status: 'complete', cursor: String(nextCursor) },
  ] as const
  for (const input of inputs) {
    const reading = await rowsRead(account, (ctx) => listStoryboards(ctx, input))
    expect(reading, JSON.stringify(input)).toEqual({
      storyboards: { scans: 0, rows: LIMIT + 1 },
      scenes: { scans: 0, rows: LIMIT * SCENES_OF_EACH },
      takes: { scans: 0, rows: LIMIT * PICTURES_IN_LISTS },
    })
  }
})

test('a search in a long list reads no scene but those of the storyboards it shows', async () => {
  const account = await filledAccount()
  const reading = await rowsRead(account, (ctx) =>
    listStoryboards(ctx, { search: 'film 99', limit: LIMIT }),
  )
  expect(reading).toMatchObject({
    scenes: { scans: 0, rows: FILMS_WITH_99 * SCENES_OF_EACH },
    takes: { scans: 0, rows: FILMS_WITH_99 * PICTURES_IN_LISTS },
  })
})

test('the storyboards of an account are counted without reading a scene', async () => {
  const account = await filledAccount()
  const reading = await rowsRead(account, (ctx) => countStoryboards(ctx, {}))
  expect(reading).toMatchObject({ scenes: { scans: 0, rows: 0 } })
  expect(await countStoryboards(account, {})).toEqual({
    draft: 50,
    processing: 50,
    complete: 400,
  })
  expect(await countStoryboards(account, { search: 'FILM 99' })).toEqual({
    draft: 0,
    processing: 0,
    complete: 5,
  })
})

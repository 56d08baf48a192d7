import { tell } from '#contract/words/told.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { assets } from '#database/schema/index.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { updateScene } from '#domain/scene/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { makeTake } from '#testing/make-take.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openTestServer } from '#testing/test-server.ts'

const PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))

async function storyboardWithPicture() {
  const server = await openTestServer()
  const owner = await server.signUp()
  const { account } = owner
  const grant = {
    workspaceId: account.workspaceId,
    amount: 100,
    description: 'Test',
    cause: 'grant:test',
  }
  await grantCredits(account.db, grant)
  const storyboard = await createWrittenStoryboard(account, 2)
  const [first, second] = storyboard.scenes
  if (!first || !second) throw new Error('no scenes')
  await makeTake(account, second.id, 'image')
  const path = join(temporaryFolder(), 'picture.png')
  writeFileSync(path, PICTURE)
  for (const { storageKey } of await account.db.select().from(assets)) {
    await account.storage.putFile(storageKey, path, 'image/png')
  }
  await updateScene(account, { id: first.id, voiceOverText: '=SUM(A1), "quoted"' })
  return { server, owner, path: `/media/storyboards/${storyboard.id}.zip` }
}

test('a storyboard is saved as one file: its media, subtitles and the list of its scenes', async () => {
  const { owner, path } = await storyboardWithPicture()
  const response = await owner.fetch(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('Reading the weather.zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files)).toEqual([
    'scenes.csv',
    'subtitles.srt',
    'subtitles.vtt',
    'scene-02-image.png',
  ])
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(Buffer.from(files['scene-02-image.png'] ?? [])).toEqual(PICTURE)
  expect(text('subtitles.srt')).toContain('-->')
  expect(text('subtitles.vtt')).toMatch(/^WEBVTT\n/)
  expect(text('subtitles.vtt')).toContain('Scene 2 says something')
  const [head, first, second] = text('scenes.csv').split('\r\n')
  expect(head).toContain('Voice-over')
  expect(first).toContain('1,00:00,10.0,"\'=SUM(A1), ""quoted"""')
  expect(second).toContain('2,00:10,10.0,Scene 2 says something about the sea.')
})

test('nobody else gets it, and what does not exist is not found', async () => {
  const { server, path } = await storyboardWithPicture()
  expect((await server.fetch(path)).status).toBe(401)
  const other = await server.signUp()
  expect((await other.fetch(path)).status).toBe(404)
})

test('a file that is missing is named before the first byte, not found half-way', async () => {
  const { server, owner, path } = await storyboardWithPicture()
  const { db, storage } = server.context
  await storage.delete((await db.select().from(assets)).map(({ storageKey }) => storageKey))
  const answer = await owner.fetch(path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    code: 'NOT_FOUND',
    message:
      'The file scene-02-image.png is missing, so there is nothing whole to download. Make it again, or choose another take.',
    data: { told: tell('archived-file-missing', { name: 'scene-02-image.png' }) },
  })
  expect((await owner.fetch(path, { method: 'HEAD' })).status).toBe(404)
})

import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { assets, scenes } from '#database/schema/index.ts'
import { deleteMedia, listMedia, listUses, useMedia } from '#domain/media/index.ts'
import { listTakes } from '#domain/scene/index.ts'
import { completeStoryboard, confirmStoryboard, getStoryboard } from '#domain/storyboard/index.ts'
import { getUpload, receiveUpload } from '#domain/upload/index.ts'
import { createBuiltinNarrator } from '#providers/narrator/builtin/create-builtin-narrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishWork } from '#testing/finish-work.ts'
import { writePicture } from '#testing/media-samples.ts'
import { openAccount } from '#testing/open-account.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { checkUpload } from './check-upload.ts'

const run = promisify(execFile)
const MIDDLE = { fit: 'fill', at: 0.5 } as const
const TEXT = 'The sea is wide. We have seen very little of it.'
type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']
type Purpose = 'library' | 'library-video' | 'library-sound'

async function picture() {
  const path = join(temporaryFolder(), 'beach.png')
  await writePicture(path)
  return path
}

async function film() {
  const path = join(temporaryFolder(), 'film.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=24:d=1', '-pix_fmt', 'yuv420p']
  await run('ffmpeg', ['-v', 'error', ...source, '-c:v', 'libx264', path])
  return path
}

async function speech() {
  const spoken = { text: TEXT, voiceId: 'en-george' }
  return (await finishWork(createBuiltinNarrator(), spoken, { folder: temporaryFolder() })).path
}

async function check(account: Account, id: string) {
  await checkUpload({ ...account, workerId: randomUUID() }, id)
  return await getUpload(account, { id })
}

/** Uploads a file into the library. */
async function keep(account: Account, purpose: Purpose, path: string) {
  const sent = { id: randomUUID(), purpose, fileName: 'beach.bin', path }
  const { id } = await receiveUpload(account, sent)
  expect(await check(account, id)).toMatchObject({ state: 'ready', refusal: null })
  const [item] = (await listMedia(account, { limit: 9 })).items
  if (!item) throw new Error('It is not in the library.')
  return item
}

test.each([
  ['image', 'library', picture, 'image', 'image/jpeg'],
  ['video', 'library-video', film, 'clip', 'video/mp4'],
  ['audio', 'library-sound', speech, 'voice', 'audio/mpeg'],
] as const)(
  'a file of the library (%s) is checked, and becomes a take of a scene by the checks of an upload there',
  async (type, purpose, make, kind, contentType) => {
    const { account, storyboard, scene } = await accountWithScenes()
    await account.db.update(scenes).set({ voiceOverText: TEXT })
    const item = await keep(account, purpose, await make())
    expect(item).toMatchObject({ type, sourceType: 'upload', title: 'beach' })
    const press = { id: item.id, uploadId: randomUUID(), sceneId: scene.id, framing: MIDDLE }
    await useMedia(account, press)
    const again = await useMedia(account, press)
    expect(await check(account, again.id)).toMatchObject({ state: 'ready' })

    const takes = await listTakes(account, { id: scene.id })
    expect(takes).toMatchObject([{ kind, isInUse: true, madeFrom: null, asset: { contentType } }])
    const [used] = (await getStoryboard(account, storyboard)).scenes
    expect(used?.[kind].asset?.id).toBe(takes[0]?.asset?.id)
    expect(used?.[kind].asset?.id).not.toBe(item.asset.id)
    expect(await listUses(account, { id: item.id })).toMatchObject([
      { sceneId: scene.id, sceneNumber: 1, kind, isInUse: true },
    ])

    // The scene has a file of its own.
    await deleteMedia(account, { ids: [item.id] })
    expect((await getStoryboard(account, storyboard)).scenes[0]?.[kind].asset).not.toBeNull()
  },
)

test('a video and a sound of the library that cannot be read are refused, as they are for scenes', async () => {
  const { account } = await accountWithScenes()
  for (const purpose of ['library-video', 'library-sound'] as const) {
    const sent = { id: randomUUID(), purpose, fileName: 'beach.bin', path: await picture() }
    const { id } = await receiveUpload(account, sent)
    expect((await check(account, id)).state).toBe('refused')
  }
  expect((await listMedia(account, { limit: 9 })).items).toEqual([])
})

test('an item goes only into scenes of its workspace that are open, and only as large as an upload may be', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const { id } = await keep(account, 'library', await picture())
  const press = () => ({ id, uploadId: randomUUID(), sceneId: scene.id, framing: MIDDLE })
  const stranger = await openAccount(account)
  await expect(useMedia(stranger, press())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await account.db.update(assets).set({ sizeBytes: 5 * 1024 * 1024 + 1 })
  await expect(useMedia(account, press())).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'The picture is larger than 5 MB.',
  })
  await account.db.update(assets).set({ sizeBytes: 1000 })
  await confirmStoryboard(account, storyboard)
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  await expect(useMedia(account, press())).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
})

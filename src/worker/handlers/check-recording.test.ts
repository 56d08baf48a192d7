import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assets, credits, discardedFiles, scenes } from '#database/schema/index.ts'
import { listTakes } from '#domain/scene/index.ts'
import {
  completeStoryboard,
  confirmStoryboard,
  getStoryboard,
  undoEdit,
} from '#domain/storyboard/index.ts'
import { getUpload, receiveUpload } from '#domain/upload/index.ts'
import { createBuiltinNarrator } from '#providers/narrator/builtin/create-builtin-narrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishWork } from '#testing/finish-work.ts'
import { writeSound } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { checkUpload } from './check-upload.ts'

const run = promisify(execFile)
const TEXT = 'The sea is wide. We have seen very little of it.'
type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']

async function send(account: Account, sceneId: string, path: string): Promise<string> {
  const sent = { id: randomUUID(), purpose: 'voice', sceneId, fileName: 'me.webm', path } as const
  return (await receiveUpload(account, sent)).id
}

async function check(account: Account, id: string) {
  await checkUpload({ ...account, workerId: randomUUID() }, id)
  return await getUpload(account, { id })
}

/** Somebody reads the text quietly, a second and a half after the button, and stops two seconds late. */
async function recording(type: string) {
  const folder = temporaryFolder()
  const spoken = await finishWork(
    createBuiltinNarrator(),
    { text: TEXT, voiceId: 'en-george' },
    { folder },
  )
  const path = join(folder, `recorded.${type}`)
  const change = 'volume=0.1,adelay=1500,apad=pad_dur=2'
  await run('ffmpeg', ['-v', 'error', '-i', spoken.path, '-af', change, path])
  return { path, words: spoken.words }
}

async function studio() {
  const found = await accountWithScenes(2)
  await found.ctx.db.update(scenes).set({ voiceOverText: TEXT })
  return found
}

test.each(['wav', 'mp3', 'm4a', 'webm'])(
  'an own recording (%s) is a take: trimmed, louder, with captions by listening, and free',
  async (type) => {
    const { ctx, account, storyboard, scene } = await studio()
    const before = await ctx.db.select().from(credits)
    const { path, words } = await recording(type)
    expect(await check(account, await send(account, scene.id, path))).toMatchObject({
      state: 'ready',
    })

    const [take] = await listTakes(account, { id: scene.id })
    expect(take).toMatchObject({ kind: 'voice', isInUse: true })
    const [asset] = await ctx.db
      .select()
      .from(assets)
      .where(eq(assets.id, take?.asset?.id ?? ''))
    expect(asset).toMatchObject({ contentType: 'audio/mpeg', details: { wordTimes: 'aligned' } })
    // The narrator's own file has 80 ms before the first sound, a recording's 100.
    const heard = asset?.details.words ?? []
    expect(heard.map(({ text }) => text)).toEqual(words.map(({ text }) => text))
    const shift = (heard[0]?.startMs ?? 0) - (words[0]?.startMs ?? 0)
    expect(Math.abs(shift - 20)).toBeLessThan(60)
    const errors = heard
      .map(({ startMs }, at) => Math.abs(startMs - 20 - (words[at]?.startMs ?? 0)))
      .toSorted((a, b) => a - b)
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(40)
    const spokenMs = words.at(-1)?.endMs ?? 0
    expect(Math.abs((asset?.durationMs ?? 0) - spokenMs)).toBeLessThan(450)
    expect(await ctx.db.select().from(credits)).toEqual(before)
    expect(await account.db.$count(discardedFiles)).toBe(1)

    const undone = await undoEdit(account, { id: storyboard.id })
    expect(undone.scenes[0]?.voice.asset).toBeNull()
  },
)

test('a scene is as long as its recording', async () => {
  const { ctx, account, storyboard, scene } = await studio()
  await ctx.db.update(scenes).set({ durationMs: 1000, plannedDurationMs: 1000 })
  await check(account, await send(account, scene.id, (await recording('wav')).path))
  const [first] = (await getStoryboard(account, { id: storyboard.id })).scenes
  expect(first?.durationMs).toBe((first?.voice.asset?.durationMs ?? 0) + 300)
})

test.each([
  ['silence', 'anullsrc=d=2', 'nothing-heard'],
  ['more than three minutes', 'sine=f=300:r=8000:d=185', 'too-long'],
])('%s is refused with a reason', async (_, source, refusal) => {
  const { account, scene } = await studio()
  const path = join(temporaryFolder(), 'sent.wav')
  await writeSound(path, source)
  const upload = await check(account, await send(account, scene.id, path))
  expect(upload).toMatchObject({ state: 'refused', refusal })
})

test('what is no sound, and a scene that was completed meanwhile', async () => {
  const { account, scene, storyboard } = await studio()
  const damaged = await send(account, scene.id, import.meta.filename)
  expect(await check(account, damaged)).toMatchObject({ state: 'refused', refusal: 'damaged' })
  const late = await send(account, scene.id, (await recording('mp3')).path)
  await confirmStoryboard(account, { id: storyboard.id })
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  expect(await check(account, late)).toMatchObject({ state: 'refused', refusal: 'scene-closed' })
})

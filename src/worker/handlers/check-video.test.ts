import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { assets, credits, discardedFiles } from '#database/schema/index.ts'
import { listTakes } from '#domain/scene/index.ts'
import {
  completeStoryboard,
  confirmStoryboard,
  getStoryboard,
  undoEdit,
} from '#domain/storyboard/index.ts'
import { getUpload, receiveUpload } from '#domain/upload/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { writePicture } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { checkUpload } from './check-upload.ts'

const run = promisify(execFile)
type Account = Awaited<ReturnType<typeof accountWithScenes>>['account']

/** Red on the left, blue on the right, for whoever wants to see how it was turned. */
const HALVES = 'color=red:s=160x240:d=1.5:r=25[l];color=blue:s=160x240:d=1.5:r=25[r];[l][r]hstack'

async function film(name: string, source: string, ...encoding: string[]): Promise<string> {
  const path = join(temporaryFolder(), name)
  await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...encoding, path])
  return path
}

async function send(account: Account, sceneId: string, path: string) {
  const fileName = 'beach.mp4'
  const sent = { id: randomUUID(), purpose: 'clip', sceneId, fileName, path } as const
  const { id } = await receiveUpload(account, sent)
  return async () => {
    await checkUpload({ ...account, workerId: randomUUID() }, id)
    return await getUpload(account, { id })
  }
}

/** The clip that became of it: its row, and its file. */
async function cleaned(path: string) {
  const { account, scene } = await accountWithScenes(1)
  const check = await send(account, scene.id, path)
  expect(await check()).toMatchObject({ state: 'ready' })
  const [take] = await listTakes(account, { id: scene.id })
  const [asset] = await account.db
    .select()
    .from(assets)
    .where(eq(assets.id, take?.asset?.id ?? ''))
  if (!asset) throw new Error('No clip was made.')
  const file = join(temporaryFolder(), 'clip.mp4')
  await account.storage.fetchTo(asset.storageKey, file)
  return { asset, file }
}

/** The mean colour of each half of a frame: of the left, or upper one, first. */
async function halves(file: string, axis: 'x' | 'y', seconds = 0.5): Promise<[number, number][]> {
  const args = [
    '-v',
    'error',
    '-ss',
    String(seconds),
    '-i',
    file,
    '-frames:v',
    '1',
    '-f',
    'image2pipe',
  ]
  const { stdout } = await run('ffmpeg', [...args, '-c:v', 'png', '-'], { encoding: 'buffer' })
  const { width, height } = await sharp(stdout).metadata()
  const half = axis === 'x' ? { width: width / 2, height } : { width, height: height / 2 }
  const parts = [
    { left: 0, top: 0 },
    { left: axis === 'x' ? width / 2 : 0, top: axis === 'y' ? height / 2 : 0 },
  ]
  return await Promise.all(
    parts.map(async (part) => {
      const { channels } = await sharp(
        await sharp(stdout)
          .extract({ ...part, ...half })
          .png()
          .toBuffer(),
      ).stats()
      return [Math.round(channels[0]?.mean ?? 0), Math.round(channels[2]?.mean ?? 0)] as [
        number,
        number,
      ]
    }),
  )
}

test.each([
  ['mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']],
  [
    'mov',
    ['-c:v', 'libx265', '-x265-params', 'log-level=none', '-pix_fmt', 'yuv420p', '-tag:v', 'hvc1'],
  ],
  ['webm', ['-c:v', 'libvpx-vp9', '-deadline', 'realtime']],
])(
  'an own video (%s) is a take of the clip: free, with a picture, and can be undone',
  async (type, how) => {
    const { ctx, account, storyboard, scene } = await accountWithScenes(2)
    const before = await ctx.db.select().from(credits)
    const { durationMs } = (await getStoryboard(account, { id: storyboard.id })).scenes[0] ?? {}
    const path = await film(`film.${type}`, 'testsrc2=s=640x360:r=24:d=2', ...how)
    const check = await send(account, scene.id, path)
    expect(await check()).toMatchObject({ state: 'ready', refusal: null })

    const [take] = await listTakes(account, { id: scene.id })
    expect(take).toMatchObject({ kind: 'clip', isInUse: true, madeFrom: null })
    const [asset] = await ctx.db
      .select()
      .from(assets)
      .where(eq(assets.id, take?.asset?.id ?? ''))
    expect(asset).toMatchObject({
      contentType: 'video/mp4',
      width: 640,
      height: 360,
      durationMs: 2000,
    })
    const [first] = (await getStoryboard(account, { id: storyboard.id })).scenes
    expect(first?.clip.asset?.thumbnailUrl).toBeTruthy()
    expect(first?.clip.isStale).toBe(false)
    expect(first?.durationMs).toBe(durationMs)
    expect(await ctx.db.select().from(credits)).toEqual(before)
    expect(await account.db.$count(discardedFiles)).toBe(1)
    const undone = await undoEdit(account, { id: storyboard.id })
    expect(undone.scenes[0]?.clip.asset).toBeNull()
  },
)

test('what a phone filmed on its side stands upright, in standard colours', async () => {
  const upright = await cleaned(
    await film('plain.mp4', HALVES, '-c:v', 'libx264', '-pix_fmt', 'yuv420p'),
  )
  const [left, right] = await halves(upright.file, 'x')
  expect(left?.[0]).toBeGreaterThan(200)
  expect(right?.[1]).toBeGreaterThan(200)

  const plain = await film('plain2.mp4', HALVES, '-c:v', 'libx264', '-pix_fmt', 'yuv420p')
  const turnedPath = join(temporaryFolder(), 'turned.mp4')
  const note = ['-c', 'copy', '-metadata:s:v:0', 'rotate=90']
  await run('ffmpeg', ['-v', 'error', '-i', plain, ...note, turnedPath])
  const turned = await cleaned(turnedPath)
  expect(turned.asset).toMatchObject({ width: 240, height: 320 })
  // FFmpeg's own player of the original is the judge.
  expect(await halves(turned.file, 'y')).toEqual(
    (await halves(turnedPath, 'y')).map((half) => half.map((value) => expect.closeTo(value, -1))),
  )
})

test('a video in HDR is brought down to what every screen shows', async () => {
  const hdr = ['-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-x265-params']
  const marks = 'log-level=none:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc'
  const path = await film(
    'hdr.mov',
    'color=gray:s=320x240:d=1:r=30',
    ...hdr,
    marks,
    '-tag:v',
    'hvc1',
  )
  const { file } = await cleaned(path)
  const asked = 'stream=color_transfer,color_space,color_primaries,pix_fmt'
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', asked, file])
  expect(stdout).toContain('pix_fmt=yuv420p')
  expect(stdout).toContain('color_transfer=bt709')
})

test('any rate becomes 30 frames a second, nothing of the sound or of the notes stays', async () => {
  const path = join(temporaryFolder(), 'sixty.mp4')
  const video = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=60:d=3']
  const sound = ['-f', 'lavfi', '-i', 'sine=d=3', '-metadata', 'location=+48.1+011.5/', '-shortest']
  await run('ffmpeg', [
    '-v',
    'error',
    ...video,
    ...sound,
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    path,
  ])
  const { asset, file } = await cleaned(path)
  expect(asset.durationMs).toBe(3000)
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-show_streams',
    '-show_format',
    '-count_frames',
    file,
  ])
  expect(stdout).toContain('nb_read_frames=90')
  expect(stdout).not.toMatch(/codec_type=audio|TAG:location/)
})

test('it is at most 1920 pixels long, with square pixels, and three minutes', async () => {
  const wide = await cleaned(
    await film(
      'wide.mp4',
      'testsrc2=s=2560x1080:r=10:d=1,setsar=1/1',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
    ),
  )
  expect(wide.asset).toMatchObject({ width: 1920, height: 810 })
  const narrow = await cleaned(
    await film(
      'narrow.mp4',
      'testsrc2=s=360x288:r=10:d=1,setsar=64/45',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
    ),
  )
  expect(narrow.asset).toMatchObject({ width: 512, height: 288 })
  const long = await cleaned(
    await film(
      'long.mp4',
      'color=green:s=64x64:r=2:d=185',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
    ),
  )
  expect(long.asset.durationMs).toBe(180_000)
})

test('what is no video, too short, cut off, or too late is refused with a reason', async () => {
  const { account, scene, storyboard } = await accountWithScenes(1)
  const refused = async (path: string) => (await (await send(account, scene.id, path))()).refusal
  expect(await refused(import.meta.filename)).toBe('damaged')
  const picture = join(temporaryFolder(), 'picture.png')
  await writePicture(picture, { width: 64, height: 64 })
  expect(await refused(picture)).toBe('damaged')
  expect(await refused(await film('blink.mp4', 'color=red:s=64x64:r=30:d=0.1'))).toBe('damaged')
  expect(await refused(await film('sound.m4a', 'sine=d=1'))).toBe('damaged')

  const late = await send(account, scene.id, await film('late.mp4', 'testsrc2=s=64x64:r=30:d=1'))
  await confirmStoryboard(account, { id: storyboard.id })
  await completeStoryboard(account, { id: storyboard.id, acceptMissing: true })
  expect(await late()).toMatchObject({ state: 'refused', refusal: 'scene-closed' })
  expect(await account.db.$count(assets)).toBe(0)
})

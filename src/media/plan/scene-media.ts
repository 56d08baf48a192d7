import { access } from 'node:fs/promises'
import sharp from 'sharp'
import type { CardPages } from '#contract/asset.ts'
import { RenderError, type RenderErrorCode } from '../errors.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'
import type { RenderScene } from '../render-request.ts'
import { digestOf } from '../segment-cache.ts'
import { decodeSound, SAMPLE_RATE } from '../sound/decode-sound.ts'

/** What the files of a scene turned out to be. */
export type SceneMedia = {
  picture:
    | { kind: 'still'; path: string; digest: string; isText: boolean }
    | { kind: 'type'; path: string; digest: string; pages: CardPages }
    | { kind: 'clip'; path: string; digest: string; durationMs: number }
    | { kind: 'card' }
  voice: SceneVoice | null
}

export type SceneVoice = { path: string; durationMs: number }

/** Looks at a scene's files. @throws RenderError when one is missing or cannot be read. */
export async function inspectScene(scene: RenderScene, sceneNumber: number): Promise<SceneMedia> {
  return {
    picture: await pictureOf(scene, sceneNumber),
    voice: await inspectVoice(scene, sceneNumber),
  }
}

async function pictureOf(scene: RenderScene, sceneNumber: number): Promise<SceneMedia['picture']> {
  const { clipPath, imagePath, card } = scene
  if (card) {
    const { sheetPath: path, pages } = card
    await readable('image', path, sceneNumber, (file) => sharp(file).metadata())
    return { kind: 'type', path, digest: await digestOf(path), pages }
  }
  if (clipPath) {
    const durationMs = await readable('clip', clipPath, sceneNumber, clipDurationMs)
    return { kind: 'clip', path: clipPath, digest: await digestOf(clipPath), durationMs }
  }
  if (!imagePath) return { kind: 'card' }
  await readable('image', imagePath, sceneNumber, (path) => sharp(path).metadata())
  const digest = await digestOf(imagePath)
  return { kind: 'still', path: imagePath, digest, isText: scene.isTextCard ?? false }
}

/** @throws RenderError when there is a voice-over and it cannot be read. */
export async function inspectVoice(
  { voicePath: path }: RenderScene,
  sceneNumber: number,
): Promise<SceneVoice | null> {
  if (!path) return null
  const samples = await readable('voice', path, sceneNumber, (each) => decodeSound(each)[0].length)
  return { path, durationMs: (samples * 1000) / SAMPLE_RATE }
}

/** Runs what reads a file and turns its failure into words. */
export async function readable<Result>(
  kind: 'image' | 'clip' | 'voice' | 'music',
  path: string,
  sceneNumber: number | null,
  read: (path: string) => Result | Promise<Result>,
): Promise<Result> {
  const fail = (how: 'missing' | 'unreadable'): never => {
    throw new RenderError(`${kind}-${how}` satisfies RenderErrorCode, sceneNumber)
  }
  await access(path).catch(() => fail('missing'))
  try {
    return await read(path)
  } catch {
    return fail('unreadable')
  }
}

/** Decodes one frame, so that a file that only looks like a video is found out at once. */
function clipDurationMs(path: string): number {
  using input = new MediaInput(path, 'video')
  if (input.frames().next().done) throw new Error('No frame can be decoded.')
  const durationMs = input.durationSeconds() * 1000
  if (!(durationMs > 0)) throw new Error('It has no duration.')
  return durationMs
}

/** @throws when not even the start of a file can be decoded to sound. */
export function requireSound(path: string): void {
  using input = new MediaInput(path, 'audio')
  if (input.frames().next().done) throw new Error('No sound can be decoded.')
}

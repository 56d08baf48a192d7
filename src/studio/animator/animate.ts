import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { LayeredClip, ParticleKind } from '#composition/layered-clip.ts'
import type { AspectRatio } from '#contract/options.ts'
import { runInChild } from '#sandbox/run-in-child.ts'
import { chooseCamera } from './choose-camera.ts'
import type { PartPictureTask } from './part-picture.task.ts'
import type { PartedPicture } from './parted-picture.ts'
import { particlesNamedIn } from './particle-words.ts'

/** Films a layered clip into an MP4 at `outputPath`; the media room's `renderLayers`. */
export type RenderLayers = (
  clip: LayeredClip,
  options: { outputPath: string; signal: AbortSignal; onProgress?: (done: number) => void },
) => Promise<{ width: number; height: number; durationMs: number }>

export type AnimatorTools = {
  renderLayers: RenderLayers
  /** The illustrator's folder of prepared artwork; without it a repaint takes longer. */
  cacheFolder?: string
}
export type ClipRequest = {
  imagePath: string
  imageRecipe?: Record<string, unknown>
  prompt: string
  aspectRatio: AspectRatio
  durationMs: number
  seed: number
}
/** `folder` takes the clip, and its parts while it is made. */
export type AnimateOptions = {
  folder: string
  signal: AbortSignal
  onProgress?: (done: number) => void
}
export type FilmedClip = Awaited<ReturnType<RenderLayers>> & {
  path: string
  contentType: 'video/mp4'
  /** Only the camera moves, and nothing of what is seen. */
  isStill: boolean
}

const PART_PICTURE = new URL('./part-picture.task.ts', import.meta.url)
const PART_LIMITS = { timeoutMs: 120_000, heapMB: 256, memoryMB: 1024 }
/** Taking the picture apart, as a share of the whole. */
const PARTED = 0.1

/**
 * Animates a picture. One of the studio's own is painted again in layers; any other gets a guessed relief. The
 * camera follows the prompt's words, and the seed where it is silent.
 */
export async function animate(
  request: ClipRequest,
  options: AnimateOptions,
  { renderLayers, cacheFolder }: AnimatorTools,
): Promise<FilmedClip> {
  const parts = join(options.folder, 'parts')
  await mkdir(parts, { recursive: true })
  try {
    const picture = await partPicture(request, options.signal, parts, cacheFolder)
    options.onProgress?.(PARTED)
    const { subjectMoves, ...parted } = picture
    const filmed = await film(planClip(request, parted), options, renderLayers)
    return { ...filmed, isStill: !subjectMoves }
  } finally {
    await rm(parts, { recursive: true, force: true })
  }
}

async function partPicture(
  { imagePath, imageRecipe, aspectRatio }: ClipRequest,
  signal: AbortSignal,
  folder: string,
  cacheFolder: string | undefined,
): Promise<PartedPicture> {
  return await runInChild<PartPictureTask, PartedPicture>(
    PART_PICTURE,
    {
      imagePath,
      ...dimensionsOf(aspectRatio, '1080p'),
      folder,
      ...(imageRecipe && { imageRecipe }),
      ...(cacheFolder && { cacheFolder }),
    },
    { ...PART_LIMITS, signal },
  )
}

function planClip(
  { prompt, durationMs, seed }: ClipRequest,
  picture: Omit<PartedPicture, 'subjectMoves'>,
): LayeredClip {
  return {
    ...picture,
    durationMs,
    seed,
    camera: chooseCamera(prompt, durationMs, seed),
    particles: particlesNamedIn(prompt) ?? airOf(picture),
  }
}

/** Even clear air has motes in it, which show that time passes. */
function airOf({ particles }: Pick<PartedPicture, 'particles'>): ParticleKind {
  return particles === 'none' ? 'dust' : particles
}

async function film(
  clip: LayeredClip,
  { folder, signal, onProgress }: AnimateOptions,
  renderLayers: RenderLayers,
): Promise<Omit<FilmedClip, 'isStill'>> {
  const path = join(folder, 'clip.mp4')
  const filmed = await renderLayers(clip, {
    outputPath: path,
    signal,
    ...(onProgress && { onProgress: (done) => onProgress(PARTED + (1 - PARTED) * done) }),
  })
  return { path, contentType: 'video/mp4', ...filmed }
}

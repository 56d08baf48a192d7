import { tell } from '#contract/words/told.ts'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { LayeredClip, ParticleKind } from '#composition/layered-clip.ts'
import { ChildDiedError, ChildTaskError, runInChild } from '#sandbox/run-in-child.ts'
import type { CallOptions } from '../../call-options.ts'
import { ProviderError } from '../../provider-error.ts'
import { doneAtOnce } from '../../vendor-work.ts'
import type { AnimatedClip, AnimateRequest, AnimatorProvider } from '../animator-provider.ts'
import { chooseCamera } from './choose-camera.ts'
import type { PartPictureTask } from './part-picture.task.ts'
import type { PartedPicture } from './parted-picture.ts'
import { particlesNamedIn } from './particle-words.ts'

/** Films a layered clip into an MP4 at `outputPath`; the media room's `renderLayers`. */
export type RenderLayers = (
  clip: LayeredClip,
  options: { outputPath: string; signal: AbortSignal; onProgress?: (done: number) => void },
) => Promise<{ width: number; height: number; durationMs: number }>

export type BuiltinAnimatorOptions = {
  renderLayers: RenderLayers
  /** The illustrator's folder of prepared artwork; without it a repaint takes longer. */
  cacheFolder?: string
}

const PART_PICTURE = new URL('./part-picture.task.ts', import.meta.url)
const PART_TIMEOUT_MS = 120_000
const PART_HEAP_MB = 256
const PART_MEMORY_MB = 1024
/** Taking the picture apart, as a share of the whole. */
const PARTED = 0.1

/**
 * Animates pictures on this machine. A picture of the built-in illustrator is painted again in layers;
 * any other gets a guessed relief. The camera follows the prompt's words, and the seed where it is silent.
 */
export function createBuiltinAnimator({
  renderLayers,
  cacheFolder,
}: BuiltinAnimatorOptions): AnimatorProvider {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    expectedDurationMs: 8_000,
    ...doneAtOnce<AnimateRequest, AnimatedClip>(async (request, options) => {
      const parts = join(options.folder, 'parts')
      await mkdir(parts, { recursive: true })
      try {
        const picture = await partPicture(request, options, parts, cacheFolder)
        options.onProgress?.(PARTED)
        const { subjectMoves, ...parted } = picture
        const filmed = await film(planClip(request, parted), options, renderLayers)
        return { ...filmed, isStill: !subjectMoves }
      } catch (error) {
        throw inWords(error)
      } finally {
        await rm(parts, { recursive: true, force: true })
      }
    }),
  }
}

async function partPicture(
  { imagePath, imageRecipe, aspectRatio }: AnimateRequest,
  { signal }: CallOptions,
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
    { timeoutMs: PART_TIMEOUT_MS, heapMB: PART_HEAP_MB, memoryMB: PART_MEMORY_MB, signal },
  )
}

function planClip(
  request: AnimateRequest,
  picture: Omit<PartedPicture, 'subjectMoves'>,
): LayeredClip {
  const { prompt, durationMs, seed } = request
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
  { folder, signal, onProgress }: CallOptions,
  renderLayers: RenderLayers,
): Promise<AnimatedClip> {
  const path = join(folder, 'clip.mp4')
  const filmed = await renderLayers(clip, {
    outputPath: path,
    signal,
    ...(onProgress && { onProgress: (done) => onProgress(PARTED + (1 - PARTED) * done) }),
  })
  return { path, contentType: 'video/mp4', ...filmed }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof ChildDiedError || error instanceof ChildTaskError)) return error
  return new ProviderError('unavailable', tell('picture-not-animated'), {
    cause: error,
  })
}

import type { DrawnRatio, ImageStyle } from '#contract/options.ts'
import { runInChild } from '#sandbox/run-in-child.ts'
import type { PictureRecipe } from './picture-recipe.ts'

export type PictureRequest = {
  prompt: string
  aspectRatio: DrawnRatio
  style: ImageStyle
  seed: number
  /** What a subject looks like in all pictures of one film; by default the seed. */
  castSeed?: number | undefined
}
export type IllustrateTask = { request: PictureRequest; folder: string; cacheFolder: string }
export type DrawnPicture = {
  path: string
  contentType: 'image/jpeg'
  width: number
  height: number
  /** What the animator takes the picture apart with. */
  recipe: PictureRecipe
  /** Words of the prompt for what is not in the picture. */
  undrawn: string[]
}

const TASK = new URL('./illustrate.task.ts', import.meta.url)
/** A picture takes about 2 s; the first on a slow machine reads 130 MB of artwork. */
const LIMITS = { timeoutMs: 120_000, heapMB: 256, memoryMB: 1024 }

/** Draws a picture into the folder, in a process of its own; null when nothing of the prompt can be drawn. */
export async function illustrate(
  task: IllustrateTask,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number) => void },
): Promise<DrawnPicture | null> {
  return await runInChild<IllustrateTask, DrawnPicture | null>(TASK, task, {
    ...LIMITS,
    signal,
    ...(onProgress && { onProgress }),
  })
}

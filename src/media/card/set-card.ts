import type { CardPages } from '#contract/asset.ts'
import type { AspectRatio, ImageStyle } from '#contract/options.ts'
import { runInChild } from '#sandbox/run-in-child.ts'

export type CardSetting = {
  text: string
  /** The words of it that are worth showing, if some are. */
  emphasis?: string | undefined
  /** BCP 47 */
  language: string
  /** Of the video. */
  isLast: boolean
  style: ImageStyle
  aspectRatio: AspectRatio
  /** The video's own number and the scene's, which choose the ground. */
  video: number
  scene: number
}

export type CardPicture = {
  path: string
  contentType: 'image/png'
  width: number
  height: number
  /** A WebP; see `CardPages`. */
  sheetPath: string
  pages: CardPages
}

const TASK = new URL('./set-card.task.ts', import.meta.url)
const TIMEOUT_MS = 60_000
const HEAP_MB = 256
const MEMORY_MB = 768

/** Sets a text in type as a picture in a folder, in a process of its own. */
export async function setCard(
  setting: CardSetting,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<CardPicture> {
  const limits = { timeoutMs: TIMEOUT_MS, heapMB: HEAP_MB, memoryMB: MEMORY_MB, signal }
  return await runInChild(TASK, { setting, folder }, limits)
}

import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Told, tell } from '#contract/words/told.ts'
import type { AssetRow, MadeFile } from '#domain/asset/index.ts'
import { probeMedia } from '#media/probe-media.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { WorkerContext } from './context.ts'

/**
 * Copies an asset's file to a path.
 * @param gone thrown when storage does not have it any more, with the reason for the log.
 */
export async function fetchAsset(
  ctx: WorkerContext,
  { storageKey }: Pick<AssetRow, 'storageKey'>,
  path: string,
  gone: Error,
): Promise<void> {
  await ctx.storage.fetchTo(storageKey, path).catch((error: Error) => {
    if (error.name !== 'StorageMissingError') throw error
    gone.cause = error
    throw gone
  })
}

type Kind = 'image' | 'video' | 'sound'

const NOTHING_CAME: Record<Kind, Told> = {
  image: tell('no-image-came'),
  video: tell('no-video-came'),
  sound: tell('no-sound-came'),
}

/**
 * Believes a provider's file once it decodes. What is found in it counts, not what the provider said. A picture
 * and a video get a thumbnail beside it.
 * @throws ProviderError when there is none, or it is something else, or nothing that can be decoded.
 */
export async function checkMadeFile(
  made: MadeFile,
  kind: Kind,
  signal: AbortSignal,
): Promise<MadeFile> {
  if (!(await hasContent(made.path))) {
    throw new ProviderError('outcome-unknown', NOTHING_CAME[kind])
  }
  const { path } = made
  const thumbnail = kind === 'sound' ? {} : { thumbnailPath: join(dirname(path), 'thumbnail.webp') }
  const facts = await probeMedia({ path, ...thumbnail }, signal).catch((error: Error) => {
    if (error.name === 'UnreadableMediaError') return null
    throw error
  })
  if (facts?.kind !== kind) {
    throw new ProviderError('unavailable', tell('result-unusable'))
  }
  const { contentType } = facts
  const size = facts.kind === 'sound' ? {} : { width: facts.width, height: facts.height }
  const length = facts.kind === 'image' ? {} : { durationMs: facts.durationMs }
  return { ...made, contentType, ...size, ...length, ...thumbnail }
}

async function hasContent(path: string): Promise<boolean> {
  const file = await stat(path).catch(() => null)
  return file !== null && file.size > 0
}

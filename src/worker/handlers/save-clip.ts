import { tell } from '#contract/words/told.ts'
import { storeFile } from '#domain/asset/index.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import { saveTake } from '#domain/scene/index.ts'
import type { AnimatedClip } from '#providers/animator/animator-provider.ts'
import type { WorkerContext } from '../context.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

const STILL = tell('only-camera-moves')

/** Ends a clip generation with its file. @throws ProviderError when the file is no video. */
export async function saveClip(
  ctx: WorkerContext,
  generation: GenerationRow,
  { isStill, ...clip }: AnimatedClip,
  signal: AbortSignal,
): Promise<void> {
  const made = await checkMadeFile(clip, 'video', signal)
  const details = isStill ? { isStill } : {}
  const stored = await storeFile(ctx, 'clips', { ...made, details })
  await saveTake(ctx, trackOf(generation), stored, null, isStill ? STILL : undefined)
}

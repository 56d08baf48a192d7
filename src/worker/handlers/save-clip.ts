import { storeFile } from '#domain/asset/index.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import { saveTake } from '#domain/scene/index.ts'
import type { AnimatedClip } from '#providers/animator/animator-provider.ts'
import type { WorkerContext } from '../context.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

/** Ends a clip generation with its file. @throws ProviderError when the file is no video. */
export async function saveClip(
  ctx: WorkerContext,
  generation: GenerationRow,
  clip: AnimatedClip,
  signal: AbortSignal,
): Promise<void> {
  const made = await checkMadeFile(clip, 'video', signal)
  const stored = await storeFile(ctx, 'clips', made)
  await saveTake(ctx, trackOf(generation), stored, null)
}

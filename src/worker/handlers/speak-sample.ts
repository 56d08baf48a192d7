import { storeFile } from '#domain/asset/index.ts'
import { inOwnFolder } from '#domain/own-folder/index.ts'
import { endSample, findAskedSample, sampleText } from '#domain/voice/index.ts'
import type { WorkerContext } from '../context.ts'
import { explainFailure } from '../explain-failure.ts'
import { checkMadeFile } from './check-made-file.ts'

const TIMEOUT_MS = 60_000

/** Has a voice speak its sample, once for everybody. What goes wrong is told to who asked. */
export async function speakSample(ctx: WorkerContext, sampleId: string): Promise<void> {
  const sample = await findAskedSample(ctx, sampleId)
  if (!sample) return
  try {
    const file = await inOwnFolder((folder) => spokenFile(ctx, sample.voiceId, folder))
    await endSample(ctx, sampleId, { state: 'ready', file })
  } catch (error) {
    await endSample(ctx, sampleId, { state: 'failed', failure: explainFailure('voice', error) })
  }
}

async function spokenFile(ctx: WorkerContext, voiceId: string, folder: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const text = sampleText(voiceId.split('-', 1)[0] ?? '')
  const { words, ...file } = await ctx.providers.narrator.narrate(
    { text, voiceId },
    { folder, signal },
  )
  const made = await checkMadeFile({ ...file, details: { words } }, 'sound', signal)
  return await storeFile(ctx, 'voice-samples', made)
}

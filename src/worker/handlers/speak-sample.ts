import { tell } from '#contract/words/told.ts'
import { storeFile } from '#domain/asset/index.ts'
import { inTemporaryFolder } from '#domain/temporary-folder.ts'
import { endSample, sampleText, takeAskedSample } from '#domain/voice-samples.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { WorkerContext } from '../context.ts'
import { checkMadeFile } from '../files.ts'
import { explainFailure } from '../run-generation.ts'
import { senderOf } from '../vendor/start-work.ts'

const TIMEOUT_MS = 60_000
const NOT_AT_ONCE = tell('narrator-without-samples')

/** Has a voice speak its sample, once for everybody. What goes wrong is told to who asked. */
export async function speakSample(ctx: WorkerContext, sampleId: string): Promise<void> {
  const sample = await takeAskedSample(ctx, sampleId)
  if (!sample) return
  try {
    const file = await inTemporaryFolder((folder) => spokenFile(ctx, sample, folder))
    await endSample(ctx, sampleId, { state: 'ready', file })
  } catch (error) {
    await endSample(ctx, sampleId, { state: 'failed', failure: explainFailure('voice', error) })
  }
}

async function spokenFile(
  ctx: WorkerContext,
  { narrator: name, voiceId }: { narrator: string; voiceId: string },
  folder: string,
) {
  const narrator = ctx.models.named('narrator', name) ?? ctx.models.chosen('narrator')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const sender = { subject: null, signal, spends: { begun: true } }
  const text = sampleText(voiceId.split('-', 1)[0] ?? '')
  const send = senderOf(ctx, narrator, sender)
  const started = await narrator.start({ text, voiceId }, { folder, signal, send })
  if (!('done' in started)) throw new ProviderError('unsupported', NOT_AT_ONCE)
  const { words, wordTimes, ...file } = started.done
  const made = await checkMadeFile(
    { ...file, details: { words, ...(wordTimes && { wordTimes }) } },
    'sound',
    signal,
  )
  return await storeFile(ctx, 'voice-samples', made)
}

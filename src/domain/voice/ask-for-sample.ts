import { and, eq, sql } from 'drizzle-orm'
import type { VoiceSample } from '#contract/voice.ts'
import { VOICES } from '#contract/voices.ts'
import { voiceSamples } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { limitAttempts } from '../visitor/index.ts'
import { isLongAgo, type SampleRow, SPEAKING_MAX_MS } from './sample-row.ts'

/** More than there are voices: one account can have each of them spoken in an hour, and no flood. */
const SAMPLES_HOURLY_MAX = 100
const HOUR_S = 3600
/** By then a worker begins; after this the job was lost. */
const NOT_BEGUN_AFTER_MS = 20_000
/** Long enough for the page that asked to read why; who asks later has it tried again. */
const FAILURE_TOLD_MS = 5000

/**
 * The sample of a voice; has it spoken when nobody asked before. It belongs to the installation and costs
 * nothing. @throws DomainError NOT_FOUND, INVALID_INPUT for a voice the narrator lacks, TOO_MANY_REQUESTS
 */
export async function askForSample(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<VoiceSample> {
  const narrator = ctx.models.chosen('narrator')
  if (!VOICES.some(({ id }) => id === input.id)) throw new DomainError('NOT_FOUND')
  const unsupported = narrator.unsupported(input.id)
  if (unsupported) throw new DomainError('INVALID_INPUT', unsupported)
  const known = await ctx.db.query.voiceSamples.findFirst({
    where: and(eq(voiceSamples.narrator, narrator.name), eq(voiceSamples.voiceId, input.id)),
  })
  if (known && !isDue(known)) return presentSample(known)
  await limitAttempts(ctx.db, {
    action: 'voice/sample',
    network: ctx.workspaceId,
    max: SAMPLES_HOURLY_MAX,
    windowS: HOUR_S,
  })
  return presentSample(await haveSpoken(ctx, input.id))
}

function isDue({ state, changedAt }: SampleRow): boolean {
  const ageMs = Date.now() - changedAt.getTime()
  switch (state) {
    case 'ready':
      return false
    case 'asked':
      return ageMs > NOT_BEGUN_AFTER_MS
    case 'speaking':
      return ageMs > SPEAKING_MAX_MS
    case 'failed':
      return ageMs > FAILURE_TOLD_MS
  }
}

/** What is being spoken, or is ready by now, is left alone: a vendor would bill it twice. */
async function haveSpoken(ctx: WorkspaceContext, voiceId: string): Promise<SampleRow> {
  return await ctx.db.transaction(async (tx) => {
    const narrator = ctx.models.chosen('narrator').name
    const { state, changedAt } = voiceSamples
    const [asked] = await tx
      .insert(voiceSamples)
      .values({ narrator, voiceId })
      .onConflictDoUpdate({
        target: [voiceSamples.narrator, voiceSamples.voiceId],
        set: { state: 'asked', failure: null, changedAt: sql`now()` },
        setWhere: sql`${state} <> 'ready' and (${state} <> 'speaking' or ${isLongAgo(changedAt)})`,
      })
      .returning()
    if (asked) {
      const { id } = asked
      await ctx.queue.enqueue(tx, 'speak-sample', [{ id, payload: { sampleId: id } }])
      return asked
    }
    const found = await tx.query.voiceSamples.findFirst({
      where: and(eq(voiceSamples.narrator, narrator), eq(voiceSamples.voiceId, voiceId)),
    })
    if (!found) throw new Error('The sample was not written.')
    return found
  })
}

function presentSample({ id, voiceId, state, failure }: SampleRow): VoiceSample {
  const told = state === 'speaking' ? 'asked' : state
  return { voiceId, state: told, url: state === 'ready' ? `/media/voices/${id}` : null, failure }
}

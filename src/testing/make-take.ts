import { randomUUID } from 'node:crypto'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { MemberContext } from '#domain/context.ts'
import { claimGeneration } from '#domain/generation/index.ts'
import { generateClip, generateImage, generateVoice, saveTake } from '#domain/scene/index.ts'

/** Starts one asset of a scene as the account would. */
export async function startTake(
  account: MemberContext,
  sceneId: string,
  kind: TrackKind,
): Promise<Generation> {
  if (kind === 'voice') return await generateVoice(account, { id: sceneId, voiceId: 'en-rachel' })
  if (kind === 'image') return await generateImage(account, { id: sceneId, style: 'AUTO' })
  return await generateClip(account, { id: sceneId })
}

/** Claims a started generation for a worker and saves a take for it. @returns whether it was saved. */
export async function finishTake(
  account: MemberContext,
  started: Generation,
  durationMs = 5000,
): Promise<boolean> {
  const claimed = await claimGeneration(account, started.id, randomUUID())
  const { sceneId, kind } = started
  if (!claimed || !sceneId || kind === 'storyboard' || kind === 'export') return false
  const file = {
    path: 'a',
    contentType: 'image/png',
    durationMs,
    storageKey: randomUUID(),
    sizeBytes: 1,
  }
  return await saveTake(account, { ...claimed, sceneId, kind }, file, null)
}

export async function makeTake(
  account: MemberContext,
  sceneId: string,
  kind: TrackKind,
  durationMs = 5000,
): Promise<void> {
  await finishTake(account, await startTake(account, sceneId, kind), durationMs)
}

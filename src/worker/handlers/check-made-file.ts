import type { MadeFile } from '#domain/asset/index.ts'
import { probeMedia } from '#media/probe-media.ts'
import { ProviderError } from '#providers/provider-error.ts'

type Kind = 'image' | 'video' | 'sound'

/**
 * Believes a provider's file once it decodes. What is found in it counts, not what the provider said.
 * @throws ProviderError when it is something else, or nothing that can be decoded.
 */
export async function checkMadeFile(
  made: MadeFile,
  kind: Kind,
  signal: AbortSignal,
): Promise<MadeFile> {
  const facts = await probeMedia(made.path, signal).catch((error: Error) => {
    if (error.name === 'UnreadableMediaError') return null
    throw error
  })
  if (facts?.kind !== kind) {
    throw new ProviderError('unavailable', /*i18n*/ 'What came back cannot be used. Try again.')
  }
  const { contentType } = facts
  const size = facts.kind === 'sound' ? {} : { width: facts.width, height: facts.height }
  const length = facts.kind === 'image' ? {} : { durationMs: facts.durationMs }
  return { ...made, contentType, ...size, ...length }
}

import type { Context } from '../context.ts'

const PATIENCE_MS = 20_000

/** Has every narrator find out which voices its vendor has today. Until it knows, all of the catalogue are offered. */
export async function learnVoices({ models }: Pick<Context, 'models'>): Promise<void> {
  const asked = models.offered('narrator').map(async (narrator) => {
    await narrator.voices?.(AbortSignal.timeout(PATIENCE_MS))
  })
  const failed = (await Promise.allSettled(asked)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

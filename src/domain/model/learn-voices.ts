import type { Context } from '../context.ts'

const PATIENCE_MS = 20_000

/** Has the narrator find out which voices its vendor has today. Until it knows, all of the catalogue are offered. */
export async function learnVoices({ models }: Pick<Context, 'models'>): Promise<void> {
  await models.chosen('narrator').voices?.(AbortSignal.timeout(PATIENCE_MS))
}

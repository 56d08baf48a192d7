import { PRICED_OPERATIONS, type Studio } from '#contract/studio.ts'
import { VOICES } from '#contract/voices.ts'
import type { WorkspaceContext } from '../context.ts'
import { readPrices } from '../credit/index.ts'

/** @throws DomainError PRICE_UNKNOWN */
export async function getStudio(ctx: WorkspaceContext): Promise<Studio> {
  const { writer, illustrator, animator, narrator } = ctx.studio
  const unsupported = VOICES.flatMap(({ id }) => {
    const reason = narrator.unsupported(id)
    return reason ? [[id, reason] as const] : []
  })
  return {
    prices: await readPrices(ctx.db, PRICED_OPERATIONS),
    builtIn: {
      writer: writer.builtIn,
      illustrator: illustrator.builtIn,
      animator: animator.builtIn,
      narrator: narrator.builtIn,
    },
    unsupportedVoices: Object.fromEntries(unsupported),
    expectedClipMs: animator.expectedDurationMs,
    payment: null,
  }
}

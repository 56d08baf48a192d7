import { PRICED_OPERATIONS, type Studio } from '#contract/studio.ts'
import { VOICES } from '#contract/voices.ts'
import type { WorkspaceContext } from '../context.ts'
import { readPrices } from '../credit/index.ts'

/** @throws DomainError PRICE_UNKNOWN */
export async function getStudio(ctx: WorkspaceContext): Promise<Studio> {
  const { models } = ctx
  const narrator = models.chosen('narrator')
  const unsupported = VOICES.flatMap(({ id }) => {
    const reason = narrator.unsupported(id)
    return reason ? [[id, reason] as const] : []
  })
  return {
    prices: await readPrices(ctx.db, models, PRICED_OPERATIONS),
    builtIn: {
      writer: models.chosen('writer').builtIn,
      illustrator: models.chosen('illustrator').builtIn,
      animator: models.chosen('animator').builtIn,
      narrator: narrator.builtIn,
    },
    unsupportedVoices: Object.fromEntries(unsupported),
    expectedClipMs: models.chosen('animator').expectedDurationMs,
    payment: null,
  }
}

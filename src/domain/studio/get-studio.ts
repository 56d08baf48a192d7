import { PRICED_OPERATIONS, type PricedOperation, type Studio } from '#contract/studio.ts'
import { VOICES } from '#contract/voices.ts'
import type { AccountContext } from '../context.ts'
import { readPrice } from '../credit/index.ts'

/** @throws DomainError PRICE_UNKNOWN */
export async function getStudio(ctx: AccountContext): Promise<Studio> {
  const prices = {} as Record<PricedOperation, number>
  for (const operation of PRICED_OPERATIONS) prices[operation] = await readPrice(ctx.db, operation)
  const { writer, illustrator, animator, narrator } = ctx.studio
  const unsupported = VOICES.flatMap(({ id }) => {
    const reason = narrator.unsupported(id)
    return reason ? [[id, reason] as const] : []
  })
  return {
    prices,
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

import type { AspectRatio } from '#contract/options.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { MemberContext } from '../context.ts'
import { copyStoryboard } from '../storyboard/index.ts'
import { requireOperator } from './require-operator.ts'

/**
 * A copy costs nothing and nothing limits them, so that only who runs the installation makes some.
 * @throws DomainError FORBIDDEN to anyone but the operator, and those of copyStoryboard
 */
export async function copyStoryboardAsOperator(
  ctx: MemberContext,
  input: { id: string; aspectRatio: AspectRatio },
): Promise<Storyboard> {
  requireOperator(ctx)
  return await copyStoryboard(ctx, input)
}

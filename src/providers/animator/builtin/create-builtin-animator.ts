import { tell } from '#contract/words/told.ts'
import { ChildDiedError, ChildTaskError } from '#sandbox/run-in-child.ts'
import { type AnimatorTools, animate } from '#studio/animator/animate.ts'
import { ProviderError } from '../../provider-error.ts'
import { doneAtOnce } from '../../vendor-work.ts'
import type { AnimatedClip, AnimateRequest, AnimatorProvider } from '../animator-provider.ts'

/** The animator that needs no key and no network. */
export function createBuiltinAnimator(tools: AnimatorTools): AnimatorProvider {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    expectedDurationMs: 8_000,
    ...doneAtOnce<AnimateRequest, AnimatedClip>(
      async (request, options) =>
        await animate(request, options, tools).catch((error: unknown) => {
          throw inWords(error)
        }),
    ),
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof ChildDiedError || error instanceof ChildTaskError)) return error
  return new ProviderError('unavailable', tell('picture-not-animated'), {
    cause: error,
  })
}

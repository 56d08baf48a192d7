import { tell } from '#contract/words/told.ts'
import { ChildDiedError, ChildTaskError } from '#sandbox/run-in-child.ts'
import { illustrate } from '#studio/illustrator/illustrate.ts'
import { ProviderError } from '../../provider-error.ts'
import { doneAtOnce } from '../../vendor-work.ts'
import type {
  IllustrateRequest,
  Illustration,
  IllustratorProvider,
} from '../illustrator-provider.ts'

/**
 * Composes pictures on this machine from procedural settings and openly licensed artwork.
 * `cacheFolder` keeps rasterised artwork between pictures; it may be deleted at any time.
 */
export function createBuiltinIllustrator({
  cacheFolder,
}: {
  cacheFolder: string
}): IllustratorProvider {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    ...doneAtOnce<IllustrateRequest, Illustration>(async (request, options) => {
      const { prompt, aspectRatio, style, seed, castSeed } = request
      if (prompt.trim() === '') throw new ProviderError('refused', tell('prompt-empty'))
      const drawn = await illustrate(
        {
          request: { prompt, aspectRatio, style, seed, castSeed },
          folder: options.folder,
          cacheFolder,
        },
        options,
      ).catch((cause: unknown) => {
        const isOurs = cause instanceof ChildDiedError || cause instanceof ChildTaskError
        throw isOurs
          ? new ProviderError('unavailable', tell('picture-not-painted'), { cause })
          : cause
      })
      if (!drawn) throw new ProviderError('unsupported', tell('prompt-not-drawable'))
      return drawn
    }),
  }
}

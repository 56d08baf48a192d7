import { tell } from '#contract/words/told.ts'
import { StudioRefusal } from '#studio/studio-refusal.ts'
import { accompanyScript, writeStoryboard } from '#studio/writer/write-storyboard.ts'
import { ProviderError } from '../../provider-error.ts'
import { doneAtOnce } from '../../vendor-work.ts'
import type { WriteRequest, WriterProvider } from '../writer-provider.ts'

/** The writer that needs no key and no network: it arranges what it is given and says nothing it does not know. */
export function createBuiltinWriter() {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    ...doneAtOnce(async (request: WriteRequest, { signal }) => {
      signal.throwIfAborted()
      const { script, beginning, translates } = request
      if (translates) throw new ProviderError('unsupported', tell('translating-needs-model'))
      // What matters in an article is a matter of understanding it.
      if (beginning === 'text') throw new ProviderError('unsupported', tell('text-needs-model'))
      if (script) return accompanyScript(request, script)
      try {
        return writeStoryboard(request)
      } catch (error) {
        throw error instanceof StudioRefusal ? new ProviderError('unsupported', error.told) : error
      }
    }),
  } satisfies WriterProvider
}

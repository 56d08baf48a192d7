import type { CallOptions } from '../../call-options.ts'
import type { WriteRequest, WriterProvider } from '../writer-provider.ts'
import { writeStoryboard } from './write-storyboard.ts'

/** The writer that needs no key and no network: it knows some topics well and says nothing it does not know. */
export function createBuiltinWriter() {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    async write(request: WriteRequest, { signal }: CallOptions) {
      signal.throwIfAborted()
      return await writeStoryboard(request)
    },
  } satisfies WriterProvider
}

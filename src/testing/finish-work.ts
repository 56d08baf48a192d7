import { randomUUID } from 'node:crypto'
import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'
import type { StartOptions } from '#providers/call-options.ts'
import type { VendorWork } from '#providers/vendor-work.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Options of a call that nobody writes down and nothing limits. */
export function startOptions(more: Partial<StartOptions> = {}): StartOptions {
  return {
    folder: more.folder ?? temporaryFolder(),
    signal: new AbortController().signal,
    send: (post) => post({ id: randomUUID(), costs: () => undefined }),
    ...more,
  }
}

function inWordsOf(reason: string | Told | null | undefined): string {
  if (typeof reason === 'object' && reason !== null) return inWords(reason)
  return reason ?? 'It failed.'
}

/** One piece of work from its start to its result, however the provider does it. */
export async function finishWork<Request, Result>(
  provider: VendorWork<Request, Result>,
  request: Request,
  more: Partial<StartOptions> = {},
): Promise<Result> {
  const options = startOptions(more)
  const started = await provider.start(request, options)
  if ('done' in started) return started.done
  for (;;) {
    const standing = await provider.check?.(started.handle, options)
    if (standing?.state === 'succeeded') return standing.result
    if (standing?.state !== 'processing') throw new Error(inWordsOf(standing?.reason))
  }
}

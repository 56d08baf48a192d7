import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vendorSays } from '#contract/words/in-words.ts'
import type { CallOptions } from '#providers/call-options.ts'
import type { Narration, NarratorProvider } from '#providers/narrator/narrator-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Started } from '#providers/vendor-work.ts'

const NEVER = 'The vendor never had it.'

/** A narrator that has its work done by the vendor at `url`, and delivers the sound at `soundPath`. */
export function createFaultNarrator(url: string, soundPath: string): NarratorProvider {
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(`${url}/${path}`, { method })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  async function delivered({ folder }: CallOptions): Promise<Narration> {
    const path = join(folder, 'voice.wav')
    await copyFile(soundPath, path)
    return { path, contentType: 'audio/wav', durationMs: 300, words: [] }
  }
  async function startedBy(
    body: Record<string, unknown>,
    options: CallOptions,
  ): Promise<Started<Narration> | null> {
    if (body['state'] === 'done') return { done: await delivered(options) }
    return body['state'] === 'job' ? { handle: { job: body['job'] } } : null
  }
  return {
    name: 'faults',
    builtIn: false,
    safeToRepeat: false,
    limits: { key: 'faults', atOnce: 24 },
    unsupported: () => null,
    start: ({ text }, options) =>
      options.send(async ({ id, costs }) => {
        const { status, body } = await ask(`calls/${id}/${encodeURIComponent(text)}`, 'POST')
        if (status === 422)
          throw new ProviderError('refused', vendorSays('faults', 'It is against the rules.'))
        if (status === 503)
          throw new ProviderError('unavailable', vendorSays('faults', 'It is down.'))
        if (status === 429) {
          const retryAfterMs = Number(body['retryAfterS']) * 1000
          throw new ProviderError('busy', vendorSays('faults', 'Later.'), { retryAfterMs })
        }
        costs(1000)
        const started = await startedBy(body, options)
        if (!started) throw new Error(NEVER)
        return started
      }),
    async check({ job }, options) {
      const { body } = await ask(`jobs/${String(job)}`)
      if (body['state'] === 'failed') return { state: 'failed', reason: 'The vendor failed it.' }
      if (body['state'] === 'processing') return { state: 'processing' }
      return { state: 'succeeded', result: await delivered(options) }
    },
    lookUp: async ({ id }, _, options) => await startedBy((await ask(`calls/${id}`)).body, options),
  }
}

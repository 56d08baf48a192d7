import { join } from 'node:path'
import { tell } from '#contract/words/told.ts'
import { composeInChild } from '#studio/musician/compose-in-child.ts'
import { ProviderError } from '../../provider-error.ts'
import { LONGEST_BED_MS, type MusicianProvider, SHORTEST_BED_MS } from '../musician-provider.ts'

/** The musician that needs no key and no network. Beds last 5 s to 10 min. */
export function createBuiltinMusician(): MusicianProvider {
  return {
    name: 'builtin',
    builtIn: true,
    safeToRepeat: true,
    async compose(request, { folder, signal }) {
      if (!(request.durationMs >= SHORTEST_BED_MS && request.durationMs <= LONGEST_BED_MS)) {
        throw new ProviderError('unsupported', tell('music-length'))
      }
      const path = join(folder, 'music.wav')
      const { durationMs } = await composeInChild({ ...request, path }, signal).catch(
        (cause: unknown) => {
          if (signal.aborted) throw cause
          throw new ProviderError('unavailable', tell('music-not-played'), { cause })
        },
      )
      return { path, contentType: 'audio/wav', durationMs }
    },
  }
}

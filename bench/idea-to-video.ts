import { performance } from 'node:perf_hooks'
import { makeFilm } from './make-film.ts'
import { medians } from './median.ts'

/** A film with clips, from an idea: seconds of wall time. */
export async function benchIdeaToVideo(): Promise<Record<string, number>> {
  return await medians(async () => {
    const start = performance.now()
    await makeFilm([])
    return { 'ideaToVideo.wallS': Math.round((performance.now() - start) / 100) / 10 }
  })
}

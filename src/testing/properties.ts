import * as fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    samples: number
  }
}

/**
 * Everywhere the same samples, so that a property which fails here fails for everybody. `FUZZ=5000
 * npm run unit -- src/composition` looks for new ones, so many a property.
 */
const SEED = 20_261_121
const samples = inject('samples')

fc.configureGlobal(samples > 0 ? { numRuns: samples } : { seed: SEED })

/** For a property that takes another number of samples than most. */
export function runs(usual: number): number {
  return samples > 0 ? samples : usual
}

export { fc }

import { join } from 'node:path'
import type { RenderLayers } from '#studio/animator/animate.ts'
import { createBuiltinAnimator } from './animator/builtin/create-builtin-animator.ts'
import { createBuiltinIllustrator } from './illustrator/builtin/create-builtin-illustrator.ts'
import { createBuiltinMusician } from './musician/builtin/create-builtin-musician.ts'
import { createBuiltinNarrator } from './narrator/builtin/create-builtin-narrator.ts'
import { createRegistry, type Registry } from './registry.ts'
import { OPENERS } from './openers.ts'
import { createBuiltinWriter } from './writer/builtin/create-builtin-writer.ts'

export type StudioOptions = {
  /** For artwork and sounds that are prepared once. */
  cacheFolder: string
  /** How the built-in animator gets its layers filmed; encoding is not a provider's business. */
  renderLayers: RenderLayers
}

/** The models of this installation. Making them loads and calls nothing. */
export function openStudio({ cacheFolder, renderLayers }: StudioOptions): Registry {
  const studio = {
    writer: createBuiltinWriter(),
    illustrator: createBuiltinIllustrator({ cacheFolder: join(cacheFolder, 'artwork') }),
    animator: createBuiltinAnimator({ renderLayers, cacheFolder: join(cacheFolder, 'artwork') }),
    narrator: createBuiltinNarrator(),
    musician: createBuiltinMusician(),
  }
  return createRegistry(studio, OPENERS)
}

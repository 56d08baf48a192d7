import { join } from 'node:path'
import type { AnimatorProvider } from './animator/animator-provider.ts'
import {
  createBuiltinAnimator,
  type RenderLayers,
} from './animator/builtin/create-builtin-animator.ts'
import { createBuiltinIllustrator } from './illustrator/builtin/create-builtin-illustrator.ts'
import type { IllustratorProvider } from './illustrator/illustrator-provider.ts'
import { createBuiltinMusician } from './musician/builtin/create-builtin-musician.ts'
import type { MusicianProvider } from './musician/musician-provider.ts'
import { createBuiltinNarrator } from './narrator/builtin/create-builtin-narrator.ts'
import type { NarratorProvider } from './narrator/narrator-provider.ts'
import { createBuiltinWriter } from './writer/builtin/create-builtin-writer.ts'
import type { WriterProvider } from './writer/writer-provider.ts'

/** One provider for each task. */
export type Studio = {
  writer: WriterProvider
  illustrator: IllustratorProvider
  animator: AnimatorProvider
  narrator: NarratorProvider
  musician: MusicianProvider
}

export type StudioOptions = {
  /** For artwork and sounds that are prepared once. */
  cacheFolder: string
  /** How the built-in animator gets its layers filmed; encoding is not a provider's business. */
  renderLayers: RenderLayers
}

/** Chooses the providers of this installation. Making them loads and calls nothing. */
export function createStudio({ cacheFolder, renderLayers }: StudioOptions): Studio {
  return {
    writer: createBuiltinWriter(),
    illustrator: createBuiltinIllustrator({ cacheFolder: join(cacheFolder, 'artwork') }),
    animator: createBuiltinAnimator({ renderLayers }),
    narrator: createBuiltinNarrator(),
    musician: createBuiltinMusician(),
  }
}

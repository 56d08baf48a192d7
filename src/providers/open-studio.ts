import { join } from 'node:path'
import type { RenderLayers } from '#studio/animator/animate.ts'
import { createBuiltinAnimator } from './animator/builtin/create-builtin-animator.ts'
import { createKlingAnimator, tryKling } from './animator/kling/create-kling-animator.ts'
import {
  createReplicateAnimator,
  tryReplicate,
} from './animator/replicate/create-replicate-animator.ts'
import { createBuiltinIllustrator } from './illustrator/builtin/create-builtin-illustrator.ts'
import {
  createIdeogramIllustrator,
  tryIdeogram,
} from './illustrator/ideogram/create-ideogram-illustrator.ts'
import {
  createOpenaiIllustrator,
  tryOpenaiImages,
} from './illustrator/openai/create-openai-illustrator.ts'
import { createBuiltinMusician } from './musician/builtin/create-builtin-musician.ts'
import { createBuiltinNarrator } from './narrator/builtin/create-builtin-narrator.ts'
import {
  createElevenLabsNarrator,
  tryElevenLabs,
} from './narrator/elevenlabs/create-elevenlabs-narrator.ts'
import { createOpenAINarrator, tryOpenAISpeech } from './narrator/openai/create-openai-narrator.ts'
import { createRegistry, type Registry } from './registry.ts'
import type { Openers } from './vendors.ts'
import { createBuiltinWriter } from './writer/builtin/create-builtin-writer.ts'
import { createGrokWriter, tryGrok } from './writer/grok/create-grok-writer.ts'
import { createOpenaiWriter, tryOpenai } from './writer/openai/create-openai-writer.ts'

type StudioOptions = {
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

/** Everybody whom models can be had from. */
export const OPENERS: Required<Openers> = {
  grok: { open: createGrokWriter, tryOut: tryGrok },
  'openai-text': { open: createOpenaiWriter, tryOut: tryOpenai },
  ideogram: { open: createIdeogramIllustrator, tryOut: tryIdeogram },
  'openai-images': { open: createOpenaiIllustrator, tryOut: tryOpenaiImages },
  elevenlabs: { open: createElevenLabsNarrator, tryOut: tryElevenLabs },
  'openai-speech': { open: createOpenAINarrator, tryOut: tryOpenAISpeech },
  replicate: { open: createReplicateAnimator, tryOut: tryReplicate },
  kling: { open: createKlingAnimator, tryOut: tryKling },
}

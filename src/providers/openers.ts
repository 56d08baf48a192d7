import { createKlingAnimator, tryKling } from './animator/kling/create-kling-animator.ts'
import {
  createReplicateAnimator,
  tryReplicate,
} from './animator/replicate/create-replicate-animator.ts'
import {
  createIdeogramIllustrator,
  tryIdeogram,
} from './illustrator/ideogram/create-ideogram-illustrator.ts'
import {
  createElevenLabsNarrator,
  tryElevenLabs,
} from './narrator/elevenlabs/create-elevenlabs-narrator.ts'
import { createOpenAINarrator, tryOpenAISpeech } from './narrator/openai/create-openai-narrator.ts'
import {
  createOpenaiIllustrator,
  tryOpenaiImages,
} from './illustrator/openai/create-openai-illustrator.ts'
import { createGrokWriter } from './writer/grok/create-grok-writer.ts'
import { tryGrok } from './writer/grok/try-grok.ts'
import { createOpenaiWriter } from './writer/openai/create-openai-writer.ts'
import { tryOpenai } from './writer/openai/try-openai.ts'
import type { Openers } from './vendors.ts'

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

import type { CardPages } from '#contract/asset.ts'
import type { PlacedPages } from './ass-document.ts'
import { layoutCaptions } from './caption-layout.ts'
import { CAPTION_LOOKS } from './caption-look.ts'
import { captionWords } from './caption-words.ts'
import { tellsAll } from './card/card-in-time.ts'
import type { CaptionSettings, Composition, CompositionScene } from './composition.ts'
import { dimensionsOf } from './dimensions.ts'
import { msOfFrame } from './frame-rate.ts'
import type { MeasureText } from './text-width.ts'
import type { SceneSpan } from './timeline.ts'

/** A picture, no picture, or a text card. */
export type Telling = 'picture' | 'nothing' | { card: CardPages }

/**
 * A scene's caption pages, placed on the timeline of the whole video; null when it shows none.
 *
 * @param telling what tells the scene's words beside its captions: with nothing there its text is shown whatever
 *   their settings; a text card that has every word needs none.
 */
export function scenePages(
  composition: Composition,
  span: SceneSpan,
  telling: Telling,
  measure: MeasureText,
): PlacedPages | null {
  const scene = composition.scenes[span.index] as CompositionScene
  if (typeof telling === 'object' && tellsAll(telling.card, scene.text)) return null
  const settings = telling === 'nothing' ? onCard(composition.captions) : composition.captions
  if (settings.style === 'off') return null
  const { aspectRatio, resolution } = composition
  const frame = { ...dimensionsOf(aspectRatio, resolution), aspectRatio, settings }
  const startMs = msOfFrame(span.startFrame)
  const words = captionWords(scene, span.voiceStartMs - startMs)
  const sceneMs = msOfFrame(span.endFrame) - startMs
  return {
    pages: layoutCaptions(words, sceneMs, { ...frame, language: scene.language }, measure),
    look: CAPTION_LOOKS[settings.style],
    language: scene.language,
    sceneStartFrame: span.startFrame,
  }
}

/** On a card the text is the picture: it stands in the middle, whatever the captions' settings. */
function onCard(settings: CaptionSettings): CaptionSettings {
  return {
    ...settings,
    position: 'middle',
    style: settings.style === 'off' ? 'quiet' : settings.style,
  }
}

import type { PlacedPages } from './ass-document.ts'
import { layoutCaptions } from './caption-layout.ts'
import { CAPTION_LOOKS } from './caption-look.ts'
import { captionWords } from './caption-words.ts'
import type { CaptionSettings, Composition, CompositionScene } from './composition.ts'
import { dimensionsOf } from './dimensions.ts'
import { msOfFrame } from './frame-rate.ts'
import type { MeasureText } from './text-width.ts'
import type { SceneSpan } from './timeline.ts'

/**
 * A scene's caption pages, placed on the timeline of the whole video; null when it shows none.
 *
 * @param isCard the scene has no picture: its text is then shown whatever the captions' settings.
 */
export function scenePages(
  composition: Composition,
  span: SceneSpan,
  isCard: boolean,
  measure: MeasureText,
): PlacedPages | null {
  const scene = composition.scenes[span.index] as CompositionScene
  const settings = isCard ? onCard(composition.captions) : composition.captions
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

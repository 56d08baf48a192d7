import { assDocument, type PlacedPages } from '#composition/ass-document.ts'
import { layoutCaptions } from '#composition/caption-layout.ts'
import { CAPTION_LOOKS } from '#composition/caption-look.ts'
import { captionWords } from '#composition/caption-words.ts'
import type { CaptionSettings, Composition, CompositionScene } from '#composition/composition.ts'
import { dimensionsOf } from '#composition/dimensions.ts'
import { msOfFrame } from '#composition/frame-rate.ts'
import type { Segment } from '#composition/segment.ts'
import type { SceneSpan } from '#composition/timeline.ts'
import type { MeasureText } from '#composition/text-width.ts'

/** A scene's pages, placed on the timeline of the whole video. */
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

/** The captions of one segment as a document; only what it shows. */
export function segmentCaptions(
  segment: Segment,
  pages: (PlacedPages | null)[],
  size: { width: number; height: number },
): string {
  const scenes = segment.fadeTo ? [segment.scene, segment.fadeTo] : [segment.scene]
  const placed = scenes.flatMap((scene) => {
    const own = pages[scene.index]
    return own ? [{ ...own, sceneStartFrame: own.sceneStartFrame - segment.startFrame }] : []
  })
  return assDocument(placed, size, segment.endFrame - segment.startFrame)
}

/** On a card the text is the picture: it stands in the middle, whatever the captions' settings. */
function onCard(settings: CaptionSettings): CaptionSettings {
  return {
    ...settings,
    position: 'middle',
    style: settings.style === 'off' ? 'quiet' : settings.style,
  }
}

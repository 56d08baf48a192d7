import { assLineEvents, type AssEvent } from './ass-events.ts'
import { CAPTION_LOOKS, type CaptionLook } from './caption-look.ts'
import type { CaptionPage } from './caption-layout.ts'
import type { CaptionSettings } from './composition.ts'
import { FRAME_RATE } from './frame-rate.ts'
import { assColour } from './ass-text.ts'

/** The pages of one scene that a segment may show, and where that scene starts within the segment. */
export type PlacedPages = { pages: CaptionPage[]; language: string; sceneStartFrame: number }

/**
 * Captions of a run of frames as an Advanced SubStation Alpha document, in pixels of the video.
 *
 * @param frames length of the run; events outside it are left out, so that the document says nothing
 *   that the run does not show. An empty string when it shows no caption.
 */
export function assDocument(
  placed: PlacedPages[],
  settings: CaptionSettings,
  size: { width: number; height: number },
  frames: number,
): string {
  if (settings.style === 'off') return ''
  const look = CAPTION_LOOKS[settings.style]
  const events = placed.flatMap(({ pages, language, sceneStartFrame }) =>
    pages.flatMap((page) => assLineEvents(page, look, language, sceneStartFrame)),
  )
  const shown = events.flatMap((event) => {
    const fromFrame = Math.max(0, event.fromFrame)
    const toFrame = Math.min(frames, event.toFrame)
    return fromFrame < toFrame ? [{ ...event, fromFrame, toFrame }] : []
  })
  if (shown.length === 0) return ''
  return `${header(look, size)}${shown.map(line).join('\n')}\n`
}

function header(look: CaptionLook, { width, height }: { width: number; height: number }): string {
  const text = assColour(look.colour)
  const outline = assColour(look.outline?.colour ?? '#000000')
  const style = `Default,Be Vietnam Pro,100,${text},${text},${outline},${assColour('#000000')}`
  // The last value, -1, lets libass find the base direction of each line.
  const plain = '0,0,0,0,100,100,0,0,1,0,0,5,0,0,0,-1'
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 2
ScaledBorderAndShadow: yes
YCbCr Matrix: TV.709

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: ${style},${plain}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`
}

function line(event: AssEvent): string {
  const { layer, fromFrame, toFrame, text } = event
  return `Dialogue: ${layer},${assTime(fromFrame)},${assTime(toFrame)},Default,,0,0,0,,${text}`
}

/** Half a frame early: ASS knows hundredths of a second only, and a frame must not fall on the wrong side. */
function assTime(frame: number): string {
  const hundredths = Math.max(0, Math.round(((frame - 0.5) * 100) / FRAME_RATE))
  const seconds = Math.floor(hundredths / 100)
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}.${pad(hundredths % 100)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

import { type AssEvent, assLineEvents } from './ass-events.ts'
import type { CaptionPage } from './caption-layout.ts'
import type { CaptionLook } from './caption-look.ts'
import { FRAME_RATE } from './frame-rate.ts'

/** A scene's pages, and where the scene starts, counted in frames from the start of the run. */
export type PlacedPages = {
  pages: CaptionPage[]
  look: CaptionLook
  language: string
  sceneStartFrame: number
}

/**
 * Captions of a run of frames as an Advanced SubStation Alpha document, in pixels of the video.
 *
 * @param frames length of the run; events outside it are left out, so that the document says nothing
 *   that the run does not show. An empty string when it shows no caption.
 */
export function assDocument(
  placed: PlacedPages[],
  size: { width: number; height: number },
  frames: number,
): string {
  const events = placed.flatMap(({ pages, look, language, sceneStartFrame }) =>
    pages.flatMap((page) => assLineEvents(page, look, language, sceneStartFrame)),
  )
  const shown = events.flatMap((event) => {
    const fromFrame = Math.max(0, event.fromFrame)
    const toFrame = Math.min(frames, event.toFrame)
    return fromFrame < toFrame ? [{ ...event, fromFrame, toFrame }] : []
  })
  if (shown.length === 0) return ''
  return `${header(size)}${shown.map(line).join('\n')}\n`
}

/** Every event sets its own face, size and colours; the last value, -1, finds each line's direction. */
function header({ width, height }: { width: number; height: number }): string {
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 2
ScaledBorderAndShadow: yes
YCbCr Matrix: TV.709

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Be Vietnam Pro,100,&H00FFFFFF,&H00FFFFFF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,0,0,5,0,0,0,-1

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

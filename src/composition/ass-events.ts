import { assAlpha, assBox, assColour, assEscape } from './ass-text.ts'
import { captionBox } from './caption-box.ts'
import { CAPTION_FAMILIES, fontName, libassFontSize } from './caption-font.ts'
import { BOX_PADDING, type CaptionLine, type CaptionPage } from './caption-layout.ts'
import type { CaptionLook } from './caption-look.ts'
import { isWrittenWithoutSpaces, scriptRuns } from './caption-script.ts'
import { framesOf } from './frame-rate.ts'

/** One line of an ASS document; frames count from the start of the segment. */
export type AssEvent = { layer: number; fromFrame: number; toFrame: number; text: string }

const LAYERS = { lineBox: 0, wordBox: 1, text: 2 }

/** The events of a page: per line one for each active word, with the boxes its style draws behind. */
export function assLineEvents(
  page: CaptionPage,
  look: CaptionLook,
  language: string,
  sceneStartFrame: number,
): AssEvent[] {
  const at = (ms: number) => sceneStartFrame + framesOf(ms)
  return page.lines.flatMap((line) => {
    const events: AssEvent[] = []
    const from = at(page.startMs)
    const to = at(page.endMs)
    if (look.lineBox) {
      const text = box(line, line, BOX_PADDING.line, look.lineBox, page.emPx)
      events.push({ layer: LAYERS.lineBox, fromFrame: from, toFrame: to, text })
    }
    for (const { active, fromMs, toMs } of activeSpans(page, line, look)) {
      const span = { fromFrame: at(fromMs), toFrame: at(toMs) }
      const word = line.words[active]
      if (word && look.wordBox) {
        const text = box(word, line, BOX_PADDING.word, look.wordBox, page.emPx)
        events.push({ layer: LAYERS.wordBox, ...span, text })
      }
      const text = lineText(line, active, look, language, page.emPx)
      events.push({ layer: LAYERS.text, ...span, text })
    }
    return events
  })
}

type ActiveSpan = { active: number; fromMs: number; toMs: number }

/** When which word of a line is active; -1 for none. Covers the page from its start to its end. */
function activeSpans(page: CaptionPage, line: CaptionLine, look: CaptionLook): ActiveSpan[] {
  const whole = { active: -1, fromMs: page.startMs, toMs: page.endMs }
  if (look.activeColour === look.colour && !look.wordBox) return [whole]
  const words = page.lines.flatMap((each) => each.words)
  const spans: ActiveSpan[] = []
  for (const [index, word] of words.entries()) {
    const fromMs = index === 0 ? page.startMs : word.startMs
    const toMs = words[index + 1]?.startMs ?? page.endMs
    const active = line.words.indexOf(word)
    const last = spans.at(-1)
    if (last && last.active === active) last.toMs = toMs
    else spans.push({ active, fromMs, toMs })
  }
  return spans
}

function lineText(
  line: CaptionLine,
  active: number,
  look: CaptionLook,
  language: string,
  emPx: number,
): string {
  const gap = isWrittenWithoutSpaces(language) ? '' : ' '
  const runs = line.words.map((word, index) => {
    const colour = index === active ? look.activeColour : look.colour
    const colourTag = `\\1c${assColour(colour)}&`
    const bare = index === active && look.wordBox ? '\\bord0' : `\\bord${borderPx(look, emPx)}`
    const text = scriptRuns(word.text, language).map(({ text, family }) => {
      const font = fontName({ family, weight: look.weight })
      const size = libassFontSize(family, emPx).toFixed(2)
      return `{\\fn${font}\\fs${size}${colourTag}${bare}}${assEscape(text)}`
    })
    return text.join('') + (word.isContinued || index === line.words.length - 1 ? '' : gap)
  })
  const y = line.baseline - centreAboveBaseline(line, language) * emPx
  const x = line.left + line.width / 2
  const outline = look.outline ? `\\3c${assColour(look.outline.colour)}&` : ''
  const place = `\\an5\\pos(${x.toFixed(1)},${y.toFixed(1)})`
  return `{${place}${outline}${shadowTags(look, emPx)}}${runs.join('')}`
}

function borderPx(look: CaptionLook, emPx: number): string {
  return ((look.outline?.width ?? 0) * emPx).toFixed(1)
}

function shadowTags(look: CaptionLook, emPx: number): string {
  if (!look.shadow) return '\\shad0'
  const { offset, opacity, blur } = look.shadow
  const distance = (offset * emPx).toFixed(1)
  return `\\shad${distance}\\4a${assAlpha(opacity)}\\blur${(blur * emPx * 0.2).toFixed(1)}`
}

/** libass centres a line between the largest ascent and descent of its faces. In em, up from the baseline. */
function centreAboveBaseline(line: CaptionLine, language: string): number {
  const metrics = line.words
    .flatMap((word) => scriptRuns(word.text, language))
    .map((run) => CAPTION_FAMILIES[run.family])
  const ascent = Math.max(...metrics.map((each) => each.ascent))
  const descent = Math.max(...metrics.map((each) => each.descent))
  return (ascent - descent) / 2
}

function box(
  span: { left: number; width: number },
  line: CaptionLine,
  padding: number,
  colour: string,
  emPx: number,
): string {
  const { x, y, width, height, radius } = captionBox(span, line, padding, emPx)
  const drawing = assBox(width, height, radius)
  const look = `\\bord0\\shad0\\1c${assColour(colour)}&`
  return `{\\an7\\pos(${x.toFixed(1)},${y.toFixed(1)})${look}\\p1}${drawing}{\\p0}`
}

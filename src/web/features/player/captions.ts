import { useQuery } from '@tanstack/react-query'
import { captionBox } from '#composition/caption-box.ts'
import {
  CAPTION_WEIGHTS,
  type CaptionFamily,
  type CaptionFont,
  type CaptionWeight,
  fontName,
} from '#composition/caption-font.ts'
import {
  BOX_PADDING,
  type CaptionLine,
  type CaptionPage,
  type CaptionWord,
} from '#composition/caption-layout.ts'
import { CAPTION_LOOKS, type CaptionLook } from '#composition/caption-look.ts'
import { scriptRuns } from '#composition/caption-script.ts'
import type { MeasureText } from '#composition/text-width.ts'
import type { ExportSettings } from '#contract/export.ts'
import type { Storyboard } from '#contract/storyboard.ts'

type Painter = {
  context: CanvasRenderingContext2D
  look: CaptionLook
  language: string
  emPx: number
  measure: MeasureText
}

/**
 * Draws a page as libass does in the export: boxes, then outlines with their shadow, then the letters.
 * The context is scaled so that its units are pixels of the export.
 */
export function drawCaptions(
  context: CanvasRenderingContext2D,
  page: CaptionPage,
  activeWord: CaptionWord | null,
  look: CaptionLook,
  language: string,
  measure: MeasureText,
) {
  const painter = { context, look, language, emPx: page.emPx, measure }
  context.save()
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  context.lineJoin = 'round'
  context.textRendering = 'geometricPrecision'
  for (const line of page.lines) drawLine(painter, line, activeWord)
  context.restore()
}

function drawLine(painter: Painter, line: CaptionLine, activeWord: CaptionWord | null) {
  const { look } = painter
  // Each word is drawn by itself: a full stop stands on the side where its line ends.
  painter.context.direction = line.rightToLeft ? 'rtl' : 'ltr'
  if (look.lineBox) fillBox(painter, line, line, BOX_PADDING.line, look.lineBox)
  const isBoxed = (word: CaptionWord) => look.wordBox !== null && word === activeWord
  for (const word of line.words) {
    if (isBoxed(word)) fillBox(painter, word, line, BOX_PADDING.word, look.wordBox ?? '')
    else outlineWord(painter, word, line)
  }
  for (const word of line.words) {
    painter.context.fillStyle = word === activeWord ? look.activeColour : look.colour
    drawWord(painter, word, line, (text, x, y) => painter.context.fillText(text, x, y))
  }
}

function fillBox(
  { context, emPx }: Painter,
  span: { left: number; width: number },
  line: CaptionLine,
  padding: number,
  colour: string,
) {
  const { x, y, width, height, radius } = captionBox(span, line, padding, emPx)
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

/** The outline lies outside of the letters, so it is drawn twice as wide below them. */
function outlineWord(painter: Painter, word: CaptionWord, line: CaptionLine) {
  const { context, look, emPx } = painter
  if (!look.outline) return
  context.save()
  context.strokeStyle = look.outline.colour
  context.lineWidth = 2 * look.outline.width * emPx
  if (look.shadow) castShadow(context, look.shadow, emPx)
  drawWord(painter, word, line, (text, x, y) => context.strokeText(text, x, y))
  context.restore()
}

/** A canvas does not scale shadows with the rest. */
function castShadow(
  context: CanvasRenderingContext2D,
  { offset, opacity, blur }: NonNullable<CaptionLook['shadow']>,
  emPx: number,
) {
  const devicePx = emPx * context.getTransform().a
  context.shadowColor = `rgb(0 0 0 / ${opacity})`
  context.shadowOffsetX = offset * devicePx
  context.shadowOffsetY = offset * devicePx
  context.shadowBlur = blur * devicePx * 0.4
}

function drawWord(
  { context, look, language, emPx, measure }: Painter,
  word: CaptionWord,
  line: CaptionLine,
  draw: (text: string, x: number, y: number) => void,
) {
  let x = word.left
  for (const { text, family } of scriptRuns(word.text, language)) {
    const font = { family, weight: look.weight }
    context.font = canvasFont(font, emPx)
    draw(text, x, line.baseline)
    x += measure(text, font) * emPx
  }
}

const MEASURED_PX = 100

/**
 * The files the renderer sets captions in. Korean and Chinese, 50 MB in which no storyboard can be written,
 * are left to the reader's own system.
 */
const FILES = import.meta.glob<string>(
  [
    '/node_modules/@expo-google-fonts/*/500Medium/*.ttf',
    '/node_modules/@expo-google-fonts/*/700Bold/*.ttf',
    '/node_modules/@expo-google-fonts/*/800ExtraBold/*.ttf',
    '!/node_modules/@expo-google-fonts/noto-sans-{kr,sc}/**',
  ],
  { query: '?url', import: 'default', eager: true },
)

const loads = new Map<string, Promise<void>>()

/** The faces that the texts need in a weight. */
export function facesOf(texts: string[], language: string, weight: CaptionWeight): CaptionFont[] {
  const runs = texts.flatMap((text) => scriptRuns(`${text} `, language))
  return [...new Set(runs.map(({ family }) => family))].map((family) => ({ family, weight }))
}

/** The faces that a storyboard's captions need. */
export function facesOfStoryboard(
  { scenes, language }: Storyboard,
  { captionStyle }: ExportSettings,
): CaptionFont[] {
  // With captions off, a scene without a picture still shows its text, in the quiet style.
  const { weight } = CAPTION_LOOKS[captionStyle === 'off' ? 'quiet' : captionStyle]
  const texts = scenes.map(({ voiceOverText }) => voiceOverText)
  return facesOf(texts, language, weight)
}

/** Loads faces and measures with them. A face that cannot be loaded is replaced by one of the system's. */
async function loadFaces(faces: CaptionFont[]): Promise<MeasureText> {
  await Promise.allSettled(faces.map(loadFace))
  const context = document.createElement('canvas').getContext('2d')
  const widths = new Map<string, number>()
  return (text, font) => {
    const key = `${font.weight} ${font.family}\n${text}`
    const known = widths.get(key)
    if (known !== undefined || !context) return known ?? 0
    context.font = canvasFont(font, MEASURED_PX)
    context.textRendering = 'geometricPrecision'
    const width = context.measureText(text).width / MEASURED_PX
    widths.set(key, width)
    return width
  }
}

/** A face as a canvas names it. */
function canvasFont({ family, weight }: CaptionFont, sizePx: number) {
  return `${weight} ${sizePx}px "${family}", sans-serif`
}

function loadFace(face: CaptionFont): Promise<void> {
  const url = FILES[pathOf(face)]
  if (!url) return Promise.resolve()
  const load = loads.get(url) ?? fetchFace(face, url)
  loads.set(url, load)
  return load
}

async function fetchFace({ family, weight }: CaptionFont, url: string) {
  const face = new FontFace(family, `url(${JSON.stringify(url)})`, { weight: String(weight) })
  document.fonts.add(await face.load())
}

function pathOf({ family, weight }: { family: CaptionFamily; weight: CaptionWeight }) {
  const folder = family.toLowerCase().replaceAll(' ', '-')
  const style = `${weight}${CAPTION_WEIGHTS[weight]}`
  const file = `${family.replaceAll(' ', '')}_${style}.ttf`
  return `/node_modules/@expo-google-fonts/${folder}/${style}/${file}`
}

/** Measures text in these faces; null until they are loaded. */
export function useCaptionMeasure(faces: CaptionFont[]) {
  const { data } = useQuery({
    queryKey: ['caption faces', ...faces.map(fontName)],
    queryFn: () => loadFaces(faces),
    staleTime: Number.POSITIVE_INFINITY,
    // A function is no data to compare.
    structuralSharing: false,
  })
  return data ?? null
}

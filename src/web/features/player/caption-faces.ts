import { useQuery } from '@tanstack/react-query'
import {
  CAPTION_WEIGHTS,
  type CaptionFamily,
  type CaptionFont,
  type CaptionWeight,
  fontName,
} from '#composition/caption-font.ts'
import { CAPTION_LOOKS } from '#composition/caption-look.ts'
import { scriptRuns } from '#composition/caption-script.ts'
import type { MeasureText } from '#composition/text-width.ts'
import type { ExportSettings } from '#contract/export.ts'
import type { Storyboard } from '#contract/storyboard.ts'

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
export function canvasFont({ family, weight }: CaptionFont, sizePx: number) {
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

import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { layoutCaptions } from '#composition/caption-layout.ts'
import { CAPTION_LOOKS } from '#composition/caption-look.ts'
import type { CaptionStyle } from '#contract/options.ts'
import { drawCaptions } from '#web/features/player/draw-captions.ts'
import { facesOf } from '#web/features/player/caption-faces.ts'
import { useCaptionMeasure } from '#web/features/player/use-caption-measure.ts'

/** CSS pixels of the sample, and how many times larger than in a video its letters are. */
const WIDTH = 100
const HEIGHT = 56
const SIZE_PERCENT = 320

type CaptionSampleProps = { style: Exclude<CaptionStyle, 'off'> }

/** A few words in a caption style, drawn as in the video. */
export function CaptionSample({ style }: CaptionSampleProps) {
  const { t, i18n } = useLingui()
  const ref = useRef<HTMLCanvasElement>(null)
  const look = CAPTION_LOOKS[style]
  const text = t`in the dark`
  const { locale } = i18n
  const measure = useCaptionMeasure(facesOf([text], locale, look.weight))

  useEffect(() => {
    const context = ref.current?.getContext('2d')
    if (!context || !measure) return
    const words = text.split(' ').map((word) => ({ text: word, startMs: 0, endMs: 1000 }))
    const settings = { style, position: 'middle', size: SIZE_PERCENT } as const
    const frame = { width: WIDTH, height: HEIGHT, aspectRatio: '1/1', settings } as const
    const [page] = layoutCaptions(words, 1000, { ...frame, language: locale }, measure)
    const active = page?.lines.at(-1)?.words.at(-1) ?? null
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.scale(devicePixelRatio, devicePixelRatio)
    if (page) drawCaptions(context, page, active, look, locale, measure)
  }, [text, locale, style, look, measure])

  return (
    <canvas
      ref={ref}
      width={WIDTH * devicePixelRatio}
      height={HEIGHT * devicePixelRatio}
      aria-hidden="true"
    />
  )
}

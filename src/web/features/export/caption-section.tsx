import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { layoutCaptions } from '#composition/caption-layout.ts'
import { CAPTION_LOOKS } from '#composition/caption-look.ts'
import { CAPTION_STYLES, type CaptionStyle } from '#contract/options.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { drawCaptions, facesOf, useCaptionMeasure } from '#web/features/player/captions.ts'
import { languageName } from '#web/lib/formats.ts'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { CAPTION_SIZE } from './export-settings.ts'
import type { SettingsSectionProps } from './format-section.tsx'

const STYLE_NAMES: Record<CaptionStyle, MessageDescriptor> = {
  word: msg`Word`,
  marker: msg`Marker`,
  label: msg`Label`,
  outline: msg`Outline`,
  quiet: msg`Quiet`,
  off: msg`Off`,
}

/** No caption face has a glyph for it. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u

type CaptionSectionProps = SettingsSectionProps & { storyboard: Storyboard }

export function CaptionSection({ storyboard, settings, onChange }: CaptionSectionProps) {
  const { t, i18n } = useLingui()
  const { language, scenes } = storyboard
  const areEmojiLost =
    settings.captionStyle !== 'off' && scenes.some(({ voiceOverText }) => EMOJI.test(voiceOverText))
  // Not a text card: its words would stand behind those of the sample.
  const pictureUrl = scenes.find(({ image }) => image.asset && !image.asset.card)?.image.asset?.url
  return (
    <section>
      <h2>
        <Trans>Captions</Trans>
        <span className="insp-note">
          <Trans>{languageName(language)}, from the voice</Trans>
        </span>
      </h2>
      <div className="caps" role="radiogroup" aria-label={t`Caption style`}>
        {CAPTION_STYLES.map((style) => (
          <label
            key={style}
            style={pictureUrl ? { backgroundImage: `url("${pictureUrl}")` } : undefined}
          >
            {style !== 'off' && <CaptionSample style={style} />}
            <small>{i18n._(STYLE_NAMES[style])}</small>
            <input
              type="radio"
              name="caption-style"
              aria-label={i18n._(STYLE_NAMES[style])}
              checked={style === settings.captionStyle}
              onChange={() => onChange({ captionStyle: style })}
            />
          </label>
        ))}
      </div>
      {areEmojiLost && <p className="text-sm text-muted">{t`Emoji are left out of captions.`}</p>}
      <div className="opt-row">
        <span>
          <Trans>Position</Trans>
        </span>
        <Segments
          label={t`Caption position`}
          value={settings.captionPosition}
          onChange={(captionPosition) => onChange({ captionPosition })}
          options={[
            { value: 'top', label: t`Top`, icon: AlignVerticalJustifyStart },
            { value: 'middle', label: t`Middle`, icon: AlignVerticalJustifyCenter },
            { value: 'lower', label: t`Lower`, icon: AlignVerticalJustifyEnd },
          ]}
        />
      </div>
      <Field label={t`Size`} aside={<span className="tc">{settings.captionSize}%</span>}>
        {(control) => (
          <Fader
            {...control}
            {...CAPTION_SIZE}
            value={settings.captionSize}
            valueText={t`${settings.captionSize} percent`}
            onChange={(captionSize) => onChange({ captionSize })}
          />
        )}
      </Field>
    </section>
  )
}

/** CSS pixels of the sample, and how many times larger than in a video its letters are. */
const WIDTH = 100
const HEIGHT = 56
const SIZE_PERCENT = 320

type CaptionSampleProps = { style: Exclude<CaptionStyle, 'off'> }

/** A few words in a caption style, drawn as in the video. */
function CaptionSample({ style }: CaptionSampleProps) {
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

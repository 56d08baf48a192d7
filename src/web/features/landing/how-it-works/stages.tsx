import { Trans, useLingui } from '@lingui/react/macro'
import { SEED_PRICES } from '#contract/kinds.ts'
import boat from '#web/assets/site/boat.webp'
import coast from '#web/assets/site/coast.webp'
import compass from '#web/assets/site/compass.webp'
import harbour from '#web/assets/site/harbour.webp'
import headland from '#web/assets/site/headland.webp'
import lantern from '#web/assets/site/lantern.webp'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { Price } from '#web/ui/price.tsx'
import { EdgePrint, Still } from '../still.tsx'
import { WaveformArt } from '../waveform-art.tsx'

export function IdeaStage() {
  const { t } = useLingui()
  return (
    <>
      <p className="stage-idea">
        {t`Every lighthouse blinks its own name. Explain it to people who have never been at sea.`}
      </p>
      <div className="stage-row">
        <span className="badge">{t`Example`}</span>
        <span className="badge">{t`Storytelling`}</span>
        <span className="badge">{t`General Audience`}</span>
        <span className="badge">9:16</span>
        <span className="badge">{t`60 s`}</span>
        <span className={buttonClass({ variant: 'primary' })}>
          {t`Create Storyboard`}
          <Price credits={SEED_PRICES.create_storyboard} />
        </span>
      </div>
    </>
  )
}

const NUMBERS = [1, 2, 3, 4, 5, 6]

export function StoryboardStage() {
  const { t } = useLingui()
  return (
    <figure className="stage-frames" aria-label={t`Six planned scenes`}>
      {NUMBERS.map((number) => (
        <div key={number}>
          <PencilFrame ratio="9/16" />
          <EdgePrint number={number} />
        </div>
      ))}
    </figure>
  )
}

const LENGTHS_S = [9.2, 9.8, 7.6, 8.9]
const PLAYED_BARS = 22

export function VoiceStage() {
  const { t, i18n } = useLingui()
  return (
    <figure className="stage-voices" aria-label={t`The voice-overs of four scenes`}>
      {LENGTHS_S.map((seconds, index) => {
        const length = i18n.number(seconds, { minimumFractionDigits: 1 })
        return (
          <div key={seconds}>
            <b className="mono">{index + 1}</b>
            <WaveformArt bars={60} seed={index} played={index === 0 ? PLAYED_BARS : 0} />
            <span className="tc text-muted">{t`${length} s`}</span>
          </div>
        )
      })}
    </figure>
  )
}

const DRAWN = [headland, compass, lantern, boat, coast]

export function VisualsStage() {
  const { t } = useLingui()
  return (
    <div className="stage-frames">
      {DRAWN.map((src, index) => (
        <div key={src}>
          <Still src={src} ratio="9/16" alt={t`Scene ${index + 1}`} />
          <EdgePrint number={index + 1} />
        </div>
      ))}
      <div>
        <PencilFrame ratio="9/16" state="running">
          <span>{t`drawing`}</span>
        </PencilFrame>
        <EdgePrint number={DRAWN.length + 1} />
      </div>
    </div>
  )
}

export function VideoStage() {
  const { t } = useLingui()
  return (
    <div className="stage-video">
      <Still src={harbour} ratio="16/9" alt={t`A lighthouse and a ship at sunset, moving`}>
        <span className="burned">
          <Trans>
            so in the <em>dark,</em>
          </Trans>
        </span>
      </Still>
      <p className="edge">
        <b>5</b>
        00:40
        <span className="sep">{t`take 1/1`}</span>
      </p>
    </div>
  )
}

export function ExportStage() {
  const { t } = useLingui()
  return (
    <div className="stage-formats">
      <figure>
        <Still src={coast} ratio="9/16" alt={t`The video upright, for TikTok`} />
        <figcaption>
          <BrandIcon brand="tiktok" />
          9:16
        </figcaption>
      </figure>
      <figure>
        <Still src={harbour} ratio="1/1" alt={t`The video square, for Instagram`} />
        <figcaption>
          <BrandIcon brand="instagram" />
          1:1
        </figcaption>
      </figure>
      <figure>
        <Still src={harbour} ratio="16/9" alt={t`The video wide, for YouTube`} />
        <figcaption>
          <BrandIcon brand="youtube" />
          16:9
        </figcaption>
      </figure>
    </div>
  )
}

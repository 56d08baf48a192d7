import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { SEED_PRICES } from '#contract/kinds.ts'
import boat from '#web/assets/site/boat.webp'
import coast from '#web/assets/site/coast.webp'
import compass from '#web/assets/site/compass.webp'
import harbour from '#web/assets/site/harbour.webp'
import headland from '#web/assets/site/headland.webp'
import lantern from '#web/assets/site/lantern.webp'
import { buttonClass } from '#web/ui/button.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { Price } from '#web/ui/price.tsx'
import { Still } from '../still.tsx'
import { WaveformArt } from '../waveform-art.tsx'

export function StoryboardVignette() {
  const { t } = useLingui()
  return (
    <div className="from-one-line">
      <span className="one-line">{t`Every lighthouse blinks its own name`}</span>
      <div className="row">
        <PencilFrame ratio="9/16" />
        <PencilFrame ratio="9/16" />
        <PencilFrame ratio="9/16" />
        <PencilFrame ratio="9/16" />
      </div>
    </div>
  )
}

export function VoiceVignette() {
  const { t } = useLingui()
  return (
    <div className="vignette-voices">
      <WaveformArt bars={40} seed={1} played={20} />
      <div className="chips">
        <span className="badge">Deutsch</span>
        <span className="badge">Português</span>
        <span className="badge" data-tone="accent">{t`calm`}</span>
        <span className="badge">Español</span>
      </div>
    </div>
  )
}

export function PictureVignette() {
  return (
    <div className="row tall">
      <Still src={headland} ratio="9/16" alt="" />
      <Still src={boat} ratio="9/16" alt="" />
      <Still src={coast} ratio="9/16" alt="" />
    </div>
  )
}

export function ClipVignette() {
  const { t } = useLingui()
  return (
    <div className="vignette-takes">
      <div className="row">
        <Still src={headland} ratio="9/16" alt="" />
        <Still src={compass} ratio="9/16" alt="" />
        <Still src={lantern} ratio="9/16" alt="" className="selected" />
        <Still src={boat} ratio="9/16" alt="" />
      </div>
      <span className="edge">
        <b>3</b>
        {t`take 2/3`}
      </span>
    </div>
  )
}

export function CaptionVignette() {
  return (
    <Still src={harbour} ratio="16/9" alt="" className="captioned">
      <span className="burned">
        <Trans>
          so in the <em>dark,</em>
        </Trans>
      </span>
    </Still>
  )
}

export function FormatVignette() {
  return (
    <div className="formats">
      <Still src={coast} ratio="9/16" alt="" />
      <div>
        <Still src={harbour} ratio="1/1" alt="" />
        <Still src={harbour} ratio="4/5" alt="" />
      </div>
      <Still src={harbour} ratio="16/9" alt="" />
    </div>
  )
}

export function BrandVignette() {
  return (
    <div className="brand-kit">
      <b className="mark">S12</b>
      <span className="swatches">
        <i />
        <i />
        <i />
        <i />
      </span>
      <b className="face">Aa</b>
    </div>
  )
}

export function PriceVignette() {
  const { t } = useLingui()
  return (
    <div className="priced">
      <span className={buttonClass({})}>
        <Plus />
        {t`Generate Video`}
        <Price credits={SEED_PRICES.generate_video} />
      </span>
      <span className="returned">
        <b className="mono">+120</b> {t`clip failed, returned`}
      </span>
    </div>
  )
}

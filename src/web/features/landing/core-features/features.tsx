import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { ComponentType } from 'react'
import { SEED_PRICES } from '#contract/kinds.ts'
import boat from '#web/assets/site/boat.webp'
import coast from '#web/assets/site/coast.webp'
import compass from '#web/assets/site/compass.webp'
import harbour from '#web/assets/site/harbour.webp'
import headland from '#web/assets/site/headland.webp'
import lantern from '#web/assets/site/lantern.webp'
import { Still } from '#web/features/landing/still.tsx'
import { WaveformArt } from '#web/features/landing/waveform-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { Price } from '#web/ui/price.tsx'

type Feature = {
  id: string
  title: MessageDescriptor
  text: MessageDescriptor
  /** A working part of the product in small. */
  Vignette: ComponentType
}

export const FEATURES: Feature[] = [
  {
    id: 'storyboard',
    title: msg`Storyboard from one line`,
    text: msg`Scenes with voice-over text, image prompt and video prompt. Edit all of it before it costs more than 10 credits.`,
    Vignette: StoryboardVignette,
  },
  {
    id: 'voices',
    title: msg`30+ realistic AI voices`,
    text: msg`10+ languages with emotion control. Listen before you choose; change one scene without redoing the rest.`,
    Vignette: VoiceVignette,
  },
  {
    id: 'pictures',
    title: msg`Pictures in one look`,
    text: msg`One image style for the whole storyboard. Or put your own photograph in any scene.`,
    Vignette: PictureVignette,
  },
  {
    id: 'clips',
    title: msg`Clips, scene by scene`,
    text: msg`Remake one shot and keep the other five. Older takes stay on the shelf.`,
    Vignette: ClipVignette,
  },
  {
    id: 'captions',
    title: msg`Captions on the word`,
    text: msg`Timed from the voice itself, so they cannot drift. Advanced controls for style, place and size.`,
    Vignette: CaptionVignette,
  },
  {
    id: 'formats',
    title: msg`Multi-format export`,
    text: msg`TikTok, Instagram, YouTube and others from the same cut, with captions kept clear of the buttons.`,
    Vignette: FormatVignette,
  },
  {
    id: 'brand',
    title: msg`Brand customization`,
    text: msg`Caption style, colours and music are set once and applied when you export. No credits.`,
    Vignette: BrandVignette,
  },
  {
    id: 'price',
    title: msg`The price is on the button`,
    text: msg`You see the credits before you press. A job that fails is not charged.`,
    Vignette: PriceVignette,
  },
]

function StoryboardVignette() {
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

function VoiceVignette() {
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

function PictureVignette() {
  return (
    <div className="row tall">
      <Still src={headland} ratio="9/16" alt="" />
      <Still src={boat} ratio="9/16" alt="" />
      <Still src={coast} ratio="9/16" alt="" />
    </div>
  )
}

function ClipVignette() {
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

function CaptionVignette() {
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

function FormatVignette() {
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

function BrandVignette() {
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

function PriceVignette() {
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

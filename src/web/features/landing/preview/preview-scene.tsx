import { useLingui } from '@lingui/react/macro'
import { Clapperboard, Image, Mic } from 'lucide-react'
import { SEED_PRICES } from '#contract/kinds.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Price } from '#web/ui/price.tsx'
import { Still } from '../still.tsx'

type PreviewSceneProps = {
  number: number
  picture: string
  voiceOver: string
  prompt: string
  isSelected?: boolean
}

/** One scene card of the drawn editor. */
export function PreviewScene(props: PreviewSceneProps) {
  const { number, picture, voiceOver, prompt, isSelected } = props
  const { t } = useLingui()
  const actions = [
    { icon: Mic, name: t`Voice`, credits: SEED_PRICES.generate_voice },
    { icon: Image, name: t`Image`, credits: SEED_PRICES.generate_image },
    { icon: Clapperboard, name: t`Video`, credits: SEED_PRICES.generate_video },
  ]
  return (
    <article className="preview-scene" data-selected={isSelected || undefined}>
      <p className="edge">
        <b>{number}</b>
        {number === 1 ? '00:00 – 00:10' : '00:10 – 00:20'}
      </p>
      <div className="preview-scene-body">
        <Still src={picture} ratio="9/16" alt="" />
        <div>
          <p className="preview-label">
            <Mic />
            {t`Voice-over`}
          </p>
          <p>{voiceOver}</p>
          <p className="preview-label">
            <Image />
            {t`Image prompt`}
          </p>
          <p className="text-muted">{prompt}</p>
        </div>
      </div>
      <p className="preview-actions">
        {actions.map(({ icon: Icon, name, credits }) => (
          <span key={name} className={buttonClass({ size: 'sm' })}>
            <Icon />
            {name}
            <Price credits={credits} />
          </span>
        ))}
      </p>
    </article>
  )
}

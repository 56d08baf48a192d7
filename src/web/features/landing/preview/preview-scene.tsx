import { useLingui } from '@lingui/react/macro'
import { Image, Mic } from 'lucide-react'
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
    </article>
  )
}

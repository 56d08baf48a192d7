import { useLingui } from '@lingui/react/macro'
import coast from '#web/assets/site/coast.webp'
import harbour from '#web/assets/site/harbour.webp'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { Still } from '../still.tsx'

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

import { Trans, useLingui } from '@lingui/react/macro'
import houseSquare from '#web/assets/site/house-square.webp'
import house from '#web/assets/site/house.webp'
import { Still } from '../still.tsx'

export function CaseStudyPanel() {
  const { t } = useLingui()
  return (
    <article className="panel case-study">
      <div className="pictures">
        <Still src={house} ratio="9/16" alt="" />
        <Still src={houseSquare} ratio="1/1" alt="" />
      </div>
      <div className="words">
        <h3>
          <Trans>A heat-pump series that answers the phone calls first</Trans>
        </h3>
        <p className="text-muted">
          <Trans>
            Nordlicht Energie turned the eleven questions its hotline hears every winter into eleven
            one-minute videos, in German and French, from the same storyboards.
          </Trans>
        </p>
        <dl>
          <div>
            <dt>{t`for eleven videos`}</dt>
            <dd>{t`9 days`}</dd>
          </div>
          <div>
            <dt>{t`hotline calls`}</dt>
            <dd>{t`−31%`}</dd>
          </div>
          <div>
            <dt>{t`languages, one set of pictures`}</dt>
            <dd>{t`2`}</dd>
          </div>
        </dl>
      </div>
    </article>
  )
}

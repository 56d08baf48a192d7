import { Trans, useLingui } from '@lingui/react/macro'
import house from '#web/assets/site/house.webp'
import houseSquare from '#web/assets/site/house-square.webp'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { useHomepage } from '../edited/homepage.ts'
import { Still } from '../still.tsx'
import { CATEGORY_NAMES, type EXAMPLES } from './examples.ts'

type ExampleCardProps = Omit<(typeof EXAMPLES)[number], 'id'>

export function ExampleCard({ title, platform, thumbnail, views, category }: ExampleCardProps) {
  const { i18n } = useLingui()
  const { areClaimsHidden } = useHomepage()
  return (
    <li>
      <div className="matte">
        <Still src={thumbnail.src} ratio={thumbnail.ratio} alt="" />
      </div>
      <h3>{i18n._(title)}</h3>
      <p className="about">
        <BrandIcon brand={platform.brand} />
        <span>{platform.name}</span>
        {!areClaimsHidden && <span>{i18n._(views)}</span>}
        <span className="badge">{i18n._(CATEGORY_NAMES[category])}</span>
      </p>
    </li>
  )
}

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

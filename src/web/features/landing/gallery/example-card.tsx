import { useLingui } from '@lingui/react/macro'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { useHomepage } from '../edited/homepage-context.ts'
import { Still } from '../still.tsx'
import { CATEGORY_NAMES } from './categories.ts'
import type { EXAMPLES } from './examples.ts'

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

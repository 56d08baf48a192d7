import { useLingui } from '@lingui/react/macro'
import { Still } from '../still.tsx'
import { FEATURED_CASES } from './proofs.ts'

export function FeaturedCases() {
  const { i18n } = useLingui()
  return (
    <div className="featured-cases">
      {FEATURED_CASES.map(({ id, picture, title, text, result }) => (
        <article key={id} className="panel">
          <Still src={picture} ratio="1/1" alt="" />
          <div>
            <h3>{i18n._(title)}</h3>
            <p>{i18n._(text)}</p>
            <p className="tc">{i18n._(result)}</p>
          </div>
        </article>
      ))}
    </div>
  )
}

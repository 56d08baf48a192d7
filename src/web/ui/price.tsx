import { Plural, useLingui } from '@lingui/react/macro'
import { CreditGlyph } from './glyphs.ts'

/** The price that stands on a button: hairline, credit sign, number. */
export function Price({ credits }: { credits: number }) {
  const { i18n } = useLingui()
  return (
    <span className="cost">
      <CreditGlyph />
      {i18n.number(credits)}
      <span className="sr-only">
        {' '}
        <Plural value={credits} one="credit" other="credits" />
      </span>
    </span>
  )
}

import { Trans } from '@lingui/react/macro'
import { CreditGlyph } from './glyphs.ts'

/** The price that stands on a button: hairline, credit sign, number. */
export function Price({ credits }: { credits: number }) {
  return (
    <span className="cost">
      <CreditGlyph />
      {credits.toLocaleString()}
      <span className="sr-only">
        {' '}
        <Trans>credits</Trans>
      </span>
    </span>
  )
}

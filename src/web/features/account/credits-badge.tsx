import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { shortNumber } from '#web/lib/short-number.ts'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCredits } from './use-credits.ts'

const SHORTENED_FROM = 100_000

/** What can be spent, beside the bell. On a narrow window only the number is seen. */
export function CreditsBadge() {
  const { t, i18n } = useLingui()
  const available = useCredits()?.available
  if (available === undefined) return <Skeleton className="h-9 w-16 md:w-28" />
  return (
    <Link className="credits-badge" to="/dashboard/billing">
      <CreditGlyph />
      <span className="amount-long">
        {t`${plural(available, { one: '# Credit', other: '# Credits' })}`}
      </span>
      <span className="amount-short" aria-hidden="true">
        {shortNumber(i18n.locale, available, SHORTENED_FROM)}
      </span>
    </Link>
  )
}

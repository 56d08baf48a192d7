import { Trans } from '@lingui/react/macro'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAccount } from './use-account.ts'

export function CreditsBadge() {
  const account = useAccount()
  if (!account) return <Skeleton className="h-9 w-28" />
  const credits = account.credits.available.toLocaleString()
  return (
    <span className="credits-badge">
      <CreditGlyph />
      <span>
        <Trans>
          {credits}
          <span className="unit"> Credits</span>
        </Trans>
      </span>
    </span>
  )
}

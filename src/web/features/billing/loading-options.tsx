import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export function LoadingOptions() {
  return (
    <output className="grid gap-2">
      <span className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        <Trans>Loading payment options</Trans>
      </span>
      <Skeleton className="h-11.5" />
      <Skeleton className="h-11.5" />
    </output>
  )
}

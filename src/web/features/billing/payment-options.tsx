import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { api } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** How the package can be paid: as long as nobody takes payments here, that it cannot, and why. */
export function PaymentOptions() {
  const { t } = useLingui()
  const { data, isPending, isFetching, refetch } = useQuery(api.studio.get.queryOptions())
  if (isPending) return <LoadingOptions />
  return (
    <Alert
      tone="danger"
      urgent
      title={t`Failed to load payment configuration. Please try again later.`}
      actions={
        <Button size="sm" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      {data?.payment === null && (
        <Trans>Purchasing is not configured on this installation. Nothing was charged.</Trans>
      )}
    </Alert>
  )
}

function LoadingOptions() {
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

import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Period } from '#contract/monitor.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { api } from '#web/lib/api.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SpendChart, WaitChart } from './charts.tsx'
import { JobsTable } from './jobs-table.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { VendorsTable } from './vendors-table.tsx'
import './operations.css'

const READ_EVERY_MS = 10_000

/** What is under way, what failed, what it costs and how much room is left; read again by itself. */
export function OperationsPanel() {
  const { t, i18n } = useLingui()
  const [period, setPeriod] = useState<Period>('24h')
  const { data, error, isFetching, refetch } = useQuery(
    api.monitor.get.queryOptions({
      input: { period },
      refetchInterval: READ_EVERY_MS,
      placeholderData: keepPreviousData,
    }),
  )
  const time = data && i18n.date(data.at, { timeStyle: 'medium' })
  return (
    <div className="grid gap-4 operations">
      <div className="flex flex-wrap items-center justify-end gap-3">
        {time && (
          <span className="text-sm text-muted">{error ? t`As of ${time}` : t`Live, ${time}`}</span>
        )}
        <Segments
          label={t`Period`}
          size="sm"
          value={period}
          onChange={setPeriod}
          options={[
            { value: '1h', label: t`1 h` },
            { value: '24h', label: t`24 h` },
            { value: '14d', label: t`14 d` },
          ]}
        />
      </div>
      {error && !data && (
        <LoadFailure
          title={t`The operations could not be loaded`}
          error={error}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data && (
        <>
          <KeyNumbers monitor={data} period={period} />
          <JobsTable period={period} />
          <MessagesPanel />
          <VendorsTable vendors={data.vendors} period={period} />
          <div className="ops-2">
            <SpendChart spend={data.spend} />
            <WaitChart waits={data.waits} period={period} />
          </div>
          <StoragePanel monitor={data} period={period} />
        </>
      )}
    </div>
  )
}

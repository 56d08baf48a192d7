import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { GENERATION_KINDS } from '#contract/generation.ts'
import type { Monitor, Period } from '#contract/monitor.ts'
import { KIND_NAMES } from '#web/features/generation/tracks.ts'
import { modelName } from '#web/features/models/model-words.ts'
import { usd } from '#web/features/models/price-table.tsx'
import { timeAgo } from '#web/lib/dates.ts'
import { fileSize } from '#web/lib/figures.ts'
import { listed, timecode } from '#web/lib/formats.ts'
import { Meter } from '#web/ui/progress.tsx'

/** The six numbers that say whether all is well. */
export function KeyNumbers({ monitor, period }: { monitor: Monitor; period: Period }) {
  const { t, i18n } = useLingui()
  const within = usePeriodWords()[period]
  const { running, waiting, failed, held, spendMicroUsd, storage, lastBackup } = monitor
  const runningKinds = GENERATION_KINDS.filter((kind) => running[kind] > 0)
  const longest = timecode(waiting.longestMs ?? 0)
  const used = Object.values(storage.byFolder).reduce((sum, bytes) => sum + bytes, 0)
  const old = i18n.number(held.old.credits)
  const worst = failed.most && modelName(failed.most.provider)
  const { disk } = storage
  const free = disk && fileSize(disk.freeBytes)
  const whole = disk && fileSize(disk.totalBytes)
  return (
    <dl className="panel kpis">
      <KeyNumber
        name={t`Running`}
        value={i18n.number(runningKinds.reduce((sum, kind) => sum + running[kind], 0))}
      >
        {listed(
          i18n.locale,
          ...runningKinds.map((kind) => `${i18n._(KIND_NAMES[kind])} ${running[kind]}`),
        ) || t`now`}
      </KeyNumber>
      <KeyNumber name={t`Waiting`} value={i18n.number(waiting.jobs)}>
        {waiting.longestMs === null ? t`now` : t`now, longest ${longest}`}
      </KeyNumber>
      <KeyNumber name={t`Failed`} value={i18n.number(failed.jobs)} isBad={failed.jobs > 0}>
        {listed(
          i18n.locale,
          within,
          failed.most ? `${worst}: ${i18n.number(failed.most.jobs)}` : '',
        )}
      </KeyNumber>
      <KeyNumber
        name={t`Held credits`}
        value={i18n.number(held.running + held.waiting + held.withoutJob)}
        isBad={held.old.jobs > 0}
      >
        {listed(
          i18n.locale,
          plural(held.jobs, { one: 'for # job', other: 'for # jobs' }),
          t`${old} held for over an hour`,
        )}
      </KeyNumber>
      <KeyNumber name={t`Vendor spend`} value={usd(i18n.locale, spendMicroUsd)}>
        {within}
      </KeyNumber>
      <KeyNumber name={t`Storage`} value={fileSize(used)}>
        {disk ? t`now; ${free} of ${whole} free on the disk` : t`now, in a bucket`}
        {disk && (
          <Meter
            tone="ink"
            label={t`Disk in use`}
            share={disk.totalBytes > 0 ? 1 - disk.freeBytes / disk.totalBytes : 0}
          />
        )}
      </KeyNumber>
      <KeyNumber
        name={t`Last backup`}
        value={lastBackup ? timeAgo(i18n.locale, lastBackup.at) : t`Never`}
        isBad={!lastBackup}
      >
        {lastBackup ? fileSize(lastBackup.sizeBytes) : 'npm run backup'}
      </KeyNumber>
    </dl>
  )
}

type KeyNumberProps = { name: string; value: string; isBad?: boolean; children: ReactNode }

function KeyNumber({ name, value, isBad = false, children }: KeyNumberProps) {
  return (
    <div className="kpi" data-tone={isBad ? 'bad' : undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <small>{children}</small>
      </dd>
    </div>
  )
}

/** How a period is said beside a number. */
export function usePeriodWords(): Record<Period, string> {
  const { t } = useLingui()
  return { '1h': t`last hour`, '24h': t`last 24 hours`, '14d': t`last 14 days` }
}

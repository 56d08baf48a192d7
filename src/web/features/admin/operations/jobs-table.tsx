import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { JOB_STATES, type JobState, type MonitoredJob, type Period } from '#contract/monitor.ts'
import { withoutStop } from '#contract/words/in-words.ts'
import { KIND_NAMES } from '#web/features/generation/tracks.ts'
import { SearchField } from '#web/features/list/list-filter.tsx'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { modelName } from '#web/features/models/model-words.ts'
import { api } from '#web/lib/api.ts'
import { timeAgo } from '#web/lib/dates.ts'
import { inReaderWords, joinSentences } from '#web/lib/error-message.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { JobActions } from './job-actions.tsx'
import { usePeriodWords } from './key-numbers.tsx'
import '#web/features/scene/track-dots.css'

const READ_EVERY_MS = 10_000
const DOTS: Record<JobState, string> = { failed: 'failed', running: 'busy', waiting: '' }

/** What failed in the period and what is under way, each with what happened to its credits. */
export function JobsTable({ period }: { period: Period }) {
  const { t, i18n } = useLingui()
  const within = usePeriodWords()[period]
  const [state, setState] = useState<JobState | 'all'>('all')
  const [search, setSearch] = useState('')
  const input = { period, ...(state !== 'all' && { state }), ...(search && { search }) }
  const { data, error, isFetching, refetch } = useQuery(
    api.monitor.jobs.queryOptions({
      input,
      refetchInterval: READ_EVERY_MS,
      placeholderData: keepPreviousData,
    }),
  )
  const names: Record<JobState, string> = {
    failed: t`failed`,
    running: t`running`,
    waiting: t`waiting`,
  }
  const counts = data?.byState ?? { failed: 0, running: 0, waiting: 0 }
  const all = counts.failed + counts.running + counts.waiting
  const shown = i18n.number(data?.jobs.length ?? 0)
  const total = i18n.number(data?.total ?? 0)
  return (
    <section className="panel" aria-labelledby="jobs-heading">
      <div className="panel-head">
        <h2 id="jobs-heading">{t`Jobs`}</h2>
        <Segments
          label={t`Status`}
          size="sm"
          value={state}
          onChange={setState}
          options={[
            { value: 'all' as const, label: t`All`, note: i18n.number(all) },
            ...JOB_STATES.map((one) => ({
              value: one,
              label: names[one],
              note: i18n.number(counts[one]),
            })),
          ]}
        />
        <div className="jobs-search">
          <SearchField
            search={search}
            placeholder={t`Person, storyboard, vendor`}
            name={t`Search jobs`}
            onSearch={setSearch}
          />
        </div>
      </div>
      {error && !data && (
        <div className="panel-body">
          <LoadFailure
            title={t`The jobs could not be loaded`}
            error={error}
            isTrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        </div>
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.jobs.length === 0 && (
        <p className="panel-body text-muted">{t`Nothing is under way, and nothing failed.`}</p>
      )}
      {data && data.jobs.length > 0 && (
        <table className="table opt-t jobs">
          <thead>
            <tr>
              <th scope="col">{t`Job`}</th>
              <th scope="col">{t`For`}</th>
              <th scope="col">{t`At`}</th>
              <th scope="col" className="num">{t`Since`}</th>
              <th scope="col" className="act">{t`Action`}</th>
            </tr>
          </thead>
          <tbody>
            {data.jobs.map((job) => (
              <JobRow key={job.id} job={job} stateName={names[job.state]} />
            ))}
          </tbody>
        </table>
      )}
      {data && (
        <p className="panel-foot text-sm text-muted">
          {t`${shown} of ${total}. Failed first (${within}), then by age.`}
        </p>
      )}
    </section>
  )
}

function JobRow({ job, stateName }: { job: MonitoredJob; stateName: string }) {
  const { t, i18n } = useLingui()
  const { kind, state, sceneNumber, storyboardTitle, person, provider, since } = job
  const name = i18n._(KIND_NAMES[kind])
  const jobName = sceneNumber === null ? name : t`${name}, scene ${sceneNumber}`
  return (
    <tr data-s={state}>
      <td>
        <span className="flex items-center gap-2">
          <i className="dot" data-s={DOTS[state]} aria-hidden="true" />
          <b className="font-semibold">{jobName}</b>
          <span className="sr-only">{stateName}</span>
        </span>
        <span className="jm text-xs text-muted">
          <JobFacts job={job} />
        </span>
      </td>
      <td className="text-sm text-muted wrap-anywhere">
        <bdi>{person ?? '–'}</bdi>
        {storyboardTitle && (
          <span className="block text-xs">
            <bdi>{storyboardTitle}</bdi>
          </span>
        )}
      </td>
      <td className="text-sm">{provider ? modelName(provider) : '–'}</td>
      <td className="num text-sm">{timeAgo(i18n.locale, since)}</td>
      <td className="act">
        <JobActions job={job} name={jobName} />
      </td>
    </tr>
  )
}

/** How far it is or why it failed, and where its credits are. */
function JobFacts({ job: { state, progress, failure, credits } }: { job: MonitoredJob }) {
  const { t, i18n } = useLingui()
  const { amount } = credits
  const done = i18n.number(progress, { style: 'percent' })
  const money = {
    held: plural(amount, { one: 'Holds # credit', other: 'Holds # credits' }),
    released: plural(amount, { one: '# credit given back', other: '# credits given back' }),
    free: state === 'failed' ? t`Not charged` : t`No credits`,
  }[credits.are]
  const how = failure ? inReaderWords(i18n, failure) : ''
  const far = state === 'running' && progress > 0 ? done : ''
  return withoutStop(joinSentences(i18n.locale, how, far, money))
}

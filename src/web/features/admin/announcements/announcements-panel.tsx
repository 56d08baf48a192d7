import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Announcement } from '#contract/announcement.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AnnouncementForm } from './announcement-form.tsx'

/** What is said to everybody who is signed in, now and before. */
export function AnnouncementsPanel() {
  const { t } = useLingui()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(
    api.announcement.list.queryOptions(),
  )
  return (
    <div className="grid gap-4">
      <AnnouncementForm />
      {error && !data && (
        <LoadFailure
          title={t`The announcements could not be loaded`}
          error={error}
          isTrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <section className="panel" aria-labelledby="announced-heading">
          <div className="panel-head">
            <h2 id="announced-heading">{t`Announced`}</h2>
          </div>
          {data.length === 0 && <p className="panel-body text-muted">{t`Nothing yet.`}</p>}
          <ul>
            {data.map((one) => (
              <AnnouncementRow key={one.id} announcement={one} readAtMs={dataUpdatedAt} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type AnnouncementRowProps = { announcement: Announcement; readAtMs: number }

function AnnouncementRow({ announcement, readAtMs }: AnnouncementRowProps) {
  const { t, i18n } = useLingui()
  const { id, texts, endsAt } = announcement
  const queryClient = useQueryClient()
  const end = useMutation(
    api.announcement.end.mutationOptions({
      onSuccess: () => readAgain(queryClient, api.announcement.key()),
      onError: (error: unknown) =>
        showToast('danger', { title: t`This was not saved`, text: errorMessage(error) }),
    }),
  )
  const isCurrent = endsAt.getTime() > readAtMs
  const until = i18n.date(endsAt, { dateStyle: 'medium', timeStyle: 'short' })
  const text = texts.en ?? ''
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-border px-4 py-3 first:border-0">
      <Badge tone={isCurrent ? 'info' : 'neutral'}>{isCurrent ? t`shown` : t`over`}</Badge>
      <span className="min-w-48 flex-1 wrap-anywhere">
        <bdi>{text}</bdi>
        <span className="block text-sm text-muted">
          {t`until ${until}`} · {Object.keys(texts).join(', ')}
        </span>
      </span>
      {isCurrent && (
        <Button
          size="sm"
          busy={end.isPending}
          aria-label={t`Take back: ${text}`}
          onClick={() => end.mutate({ id })}
        >
          {t`Take back`}
        </Button>
      )}
    </li>
  )
}

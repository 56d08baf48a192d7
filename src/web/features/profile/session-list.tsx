import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LoadFailure } from '#web/features/list/load-failure.tsx'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SessionRow } from './session-row.tsx'
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts'

/** Every device that is signed in, and the ways to end that. */
export function SessionList() {
  const { t } = useLingui()
  const id = useId()
  const { data: sessions, error, isFetching, refetch } = useQuery(api.session.list.queryOptions())
  const elsewhere = useSignOutElsewhere()
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false

  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t`Where you are signed in`}</h2>
      </div>
      {error && (
        <div className="panel-body">
          <LoadFailure
            title={t`The list could not be loaded`}
            error={error}
            isTrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        </div>
      )}
      {!error && (
        <ul className="sessions" aria-busy={!sessions}>
          {sessions ? (
            sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={elsewhere.endingId === session.id}
                onEnd={() => elsewhere.end(session.id)}
              />
            ))
          ) : (
            <li>
              <Skeleton className="h-10 w-full" />
            </li>
          )}
        </ul>
      )}
      <div className="panel-foot flex flex-wrap gap-2">
        <Button
          disabled={!hasOthers}
          busy={elsewhere.isEndingOthers}
          onClick={() => elsewhere.endOthers()}
        >
          {t`Sign out all other devices`}
        </Button>
        <Button variant="ghost" busy={elsewhere.isEndingAll} onClick={() => elsewhere.endAll()}>
          {t`Sign out everywhere`}
        </Button>
      </div>
    </section>
  )
}

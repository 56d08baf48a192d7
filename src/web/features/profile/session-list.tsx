import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { LoadFailure } from '#web/features/list/load-failure.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRefusal } from '#web/ui/refusals.ts'
import { SessionRow } from './session-row.tsx'
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts'

/** Every device that is signed in, and the ways to end that. */
export function SessionList() {
  const { t } = useLingui()
  const id = useId()
  const refusal = useRefusal('self')
  const {
    data: sessions,
    error,
    isFetching,
    refetch,
  } = useQuery(api.session.list.queryOptions({ enabled: refusal === null }))
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const elsewhere = useSignOutElsewhere()
  const title = t`Sign out everywhere`
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false

  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t`Where you are signed in`}
        </h2>
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
      {refusal !== null && <p className="panel-body text-sm text-muted">{refusal}</p>}
      {!error && refusal === null && (
        <ul className="sessions" aria-busy={!sessions}>
          {sessions ? (
            sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={elsewhere.endingId === session.id}
                // Its button goes with it, and the focus must not.
                onEnd={() => elsewhere.end(session.id, () => heading.current?.focus())}
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
          needs="self"
          disabled={!hasOthers}
          busy={elsewhere.isEndingOthers}
          onClick={() => elsewhere.endOthers()}
        >
          {t`Sign out all other devices`}
        </Button>
        <Button needs="self" variant="ghost" onClick={() => setAsking(true)}>
          {title}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t`${title}?`}
          action={title}
          isBusy={elsewhere.isEndingAll}
          onConfirm={() => elsewhere.endAll()}
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">{t`Every device is signed out, this one too.`}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

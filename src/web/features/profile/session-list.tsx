import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Session } from '#contract/account.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { api, client, readAgain } from '#web/lib/api.ts'
import { timeAgo } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { session } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { useRefusal } from '#web/ui/refusals.ts'
import { showToast } from '#web/ui/toast.tsx'

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

const HANDHELD = /iPhone|iPad|Android/

type SessionRowProps = { session: Session; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { i18n, t } = useLingui()
  const device = session.device ?? t`Unknown device`
  const Icon = HANDHELD.test(device) ? Smartphone : Monitor
  const lastUsed = session.isCurrent ? t`active now` : timeAgo(i18n.locale, session.lastUsedAt)
  const facts = [session.address, lastUsed].filter(Boolean).join(' · ')
  return (
    <li>
      <Icon />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="success">{t`This device`}</Badge>}
        </p>
        <p className="text-sm text-muted">{facts}</p>
        <p className="text-sm text-muted">
          {t`Signed in on ${i18n.date(session.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          needs="self"
          size="sm"
          busy={isBusy}
          aria-label={t`Sign out, ${device}`}
          onClick={onEnd}
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  )
}

/** Ends sessions of the account: one, all but this one, or all. */
function useSignOutElsewhere() {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  const told = (done: string) => ({
    onSuccess: async () => {
      await readAgain(queryClient, api.session.list.key())
      showToast('success', done)
    },
    onError: (error: unknown) =>
      showToast('danger', { title: t`Signing out failed`, text: errorMessage(error) }),
  })
  const one = useMutation(api.session.revoke.mutationOptions(told(t`Device signed out`)))
  const others = useMutation(
    api.session.revokeOthers.mutationOptions(told(t`All other devices signed out`)),
  )
  const all = useMutation({
    mutationFn: () => session.signOut(() => client.session.revokeAll()),
    onError: (error) =>
      showToast('danger', { title: t`Signing out failed`, text: errorMessage(error) }),
  })

  return {
    end: (id: string, onEnded: () => void) => one.mutate({ id }, { onSuccess: onEnded }),
    endingId: one.isPending ? one.variables.id : null,
    endOthers: () => others.mutate({}),
    isEndingOthers: others.isPending,
    endAll: () => all.mutate(),
    isEndingAll: all.isPending,
  }
}

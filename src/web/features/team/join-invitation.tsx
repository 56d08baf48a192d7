import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { AspectRatio } from '#contract/options.ts'
import { signOut, useAccount } from '#web/features/account/use-account.ts'
import { useConfirmationMail } from '#web/features/profile/confirmation-mail.tsx'
import { api } from '#web/lib/api.ts'
import { localDate } from '#web/lib/dates.ts'
import { errorMessage, hasCode } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { useRoleNames } from './use-team.ts'
import { beginAt } from './use-workspaces.ts'

const SKETCH: AspectRatio[] = ['9/16', '1/1', '16/9']

/** An invitation, opened from its link: to accept, or why it cannot be. */
export function JoinInvitation({ id }: { id: string }) {
  const { t } = useLingui()
  const roleOf = useRoleNames()
  const account = useAccount()
  const join = useMutation(
    api.workspace.join.mutationOptions({ onSuccess: () => beginAt('/dashboard') }),
  )
  const { data, error, isFetching, refetch } = useQuery(
    api.workspace.openInvitation.queryOptions({
      input: { id },
      staleTime: 0,
      // Accepted, it is used up; it is not to be missed before the page begins anew.
      enabled: join.isIdle || join.isError,
    }),
  )
  const confirmation = useConfirmationMail(account?.email ?? '')
  const home = <ButtonLink to="/dashboard">{t`Back to Dashboard`}</ButtonLink>
  const look = { heading: 'h1', sketch: SKETCH } as const

  if (error) {
    const isGone = hasCode(error, 'NOT_FOUND')
    return (
      <EmptyState
        {...look}
        title={isGone ? t`This invitation is over` : t`The invitation could not be read`}
        text={
          isGone
            ? t`It was taken back, or accepted already. Ask whoever invited you for a new one.`
            : errorMessage(error)
        }
        action={
          isGone ? (
            home
          ) : (
            <Button busy={isFetching} onClick={() => void refetch()}>{t`Try again`}</Button>
          )
        }
      />
    )
  }
  if (!data || !account) return <Skeleton className="m-4 h-40" />
  const { workspaceName, email, role, expiresAt, obstacle } = data
  const title = t`You are invited to work in “${workspaceName}”`
  const day = localDate(expiresAt)
  switch (obstacle) {
    case 'member':
      return (
        <EmptyState
          {...look}
          title={t`You work in “${workspaceName}” already`}
          text={t`Switch to it at the top of the page.`}
          action={home}
        />
      )
    case 'expired':
      return (
        <EmptyState
          {...look}
          title={t`This invitation is over`}
          text={t`Its time ended on ${day}. Ask whoever invited you to “${workspaceName}” for a new one.`}
          action={home}
        />
      )
    case 'other-account':
      return (
        <EmptyState
          {...look}
          title={title}
          text={t`The invitation is for ${email}, and you are signed in as ${account.email}. Sign out, and sign in or make an account with that address; then open the link again.`}
          action={<Button onClick={() => void signOut()}>{t`Log out`}</Button>}
        />
      )
    case 'unconfirmed':
      return (
        <EmptyState
          {...look}
          title={title}
          text={t`First open the link in the mail to ${email}, so that we know that the address is yours. Then you can join.`}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
                {t`Resend verification mail`}
              </Button>
              <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
                {t`I have confirmed it`}
              </Button>
            </div>
          }
        />
      )
    case null:
      return (
        <EmptyState
          {...look}
          title={title}
          text={t`Your role: ${roleOf[role].name}. ${roleOf[role].may}. Your own workspace stays as it is. The invitation ends on ${day}.`}
          action={
            <div className="grid justify-items-center gap-3">
              {join.error && (
                <Alert tone="danger" urgent>
                  {errorMessage(join.error)}
                </Alert>
              )}
              <div className="flex flex-wrap justify-center gap-2">
                <ButtonLink to="/dashboard">{t`Not now`}</ButtonLink>
                <Button
                  variant="primary"
                  needs="self"
                  busy={join.isPending}
                  onClick={() => join.mutate({ id })}
                >
                  {t`Join`}
                </Button>
              </div>
            </div>
          }
        />
      )
  }
}

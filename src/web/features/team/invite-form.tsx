import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { leastPlan, PLANS } from '#contract/packages.ts'
import { isAtLeast } from '#contract/permissions.ts'
import { WORKSPACE_ROLES, type WorkspaceRole } from '#contract/workspace.ts'
import { usePlan, WithPlan } from '#web/features/plan/use-plan.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { isEmail } from '#web/lib/is-email.ts'
import { PLAN_TITLES } from '#web/lib/plan-words.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { CopyLink } from './copy-link.tsx'
import { useRoleNames } from './use-team.ts'

/** Invites an address, and then shows the link for where no mail brings it. */
export function InviteForm({ ownRole }: { ownRole: WorkspaceRole }) {
  const { t } = useLingui()
  const roleOf = useRoleNames()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<WorkspaceRole>('editor')
  const [hasTried, setTried] = useState(false)
  const invite = useMutation(
    api.workspace.invite.mutationOptions({
      onSuccess: () => {
        setEmail('')
        setTried(false)
        return readAgain(queryClient, api.workspace.invitations.key())
      },
    }),
  )
  const emailError = hasTried && !isEmail(email) ? t`Enter an e-mail address` : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (isEmail(email)) invite.mutate({ email: email.trim(), role })
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <form className="invite-form" noValidate onSubmit={submit}>
        <Field label={t`E-mail of who joins`} error={emailError}>
          {(control) => (
            <input
              {...control}
              type="email"
              className="input"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={t`Role`} hint={undefined}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={role}
              onChange={(event) => setRole(event.target.value as WorkspaceRole)}
            >
              {WORKSPACE_ROLES.filter((one) => isAtLeast(ownRole, one)).map((one) => (
                <option key={one} value={one}>
                  {roleOf[one].name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" icon={UserPlus} needs="manage" busy={invite.isPending}>
          {t`Invite`}
        </Button>
      </form>
      <p className="text-sm text-muted">
        {roleOf[role].name}: {roleOf[role].may}.
      </p>
      {invite.error && (
        <Alert tone="danger" urgent>
          {errorMessage(invite.error)}
        </Alert>
      )}
      {invite.data && (
        <output>
          <Alert tone="success" title={t`${invite.data.email} is invited`}>
            <div className="grid grid-cols-1 gap-2">
              {invite.data.isMailed
                ? t`A mail with the link is on its way.`
                : t`No mail was sent. Pass the link on yourself.`}
              <CopyLink key={invite.data.id} invitationId={invite.data.id} />
            </div>
          </Alert>
        </output>
      )}
    </div>
  )
}

const WITH_TEAM = leastPlan(({ seats }) => seats === null || seats > 1)

/** How many people the plan lets into the workspace; null: as many as there are, or not known yet. */
export function useSeats(): number | null {
  return usePlan()?.allows.seats ?? null
}

/** How many of the plan’s seats are taken, and what to do when all are. */
export function SeatsNote({ taken }: { taken: number }) {
  const { t, i18n } = useLingui()
  const seats = useSeats()
  if (seats === null) return null
  const used = t`${plural(seats, {
    one: `${taken} of # seat taken`,
    other: `${taken} of # seats taken`,
  })}`
  if (taken < seats) return <p className="text-sm text-muted">{used}</p>
  if (seats > 1) {
    return (
      <Alert tone="info" icon={Lock} title={used}>
        {t`Remove somebody, or take an invitation back, to invite another.`}
      </Alert>
    )
  }
  const plan = i18n._(PLAN_TITLES[WITH_TEAM])
  const most = PLANS[WITH_TEAM].seats ?? 0
  return (
    <Alert tone="info" icon={Lock} title={used} actions={<WithPlan name={WITH_TEAM} />}>
      {t`This plan is for one person. With ${plan} up to ${most} people work in a workspace.`}
    </Alert>
  )
}

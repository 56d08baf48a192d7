import { Trans, useLingui } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** Who is signed in; changed under Profile & Security. */
export function AccountCard() {
  const { t } = useLingui()
  const account = useAccount()
  const name = account?.fullName || t`User`
  const email = account?.email ?? ''
  return (
    <section className="panel" aria-label={t`Account`} aria-busy={!account}>
      <div className="panel-body grid grid-cols-1 gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={account ? name : ''} pictureUrl={account?.avatarUrl ?? null} size="lg" />
          <div className="min-w-0">
            <p className="truncate font-semibold" title={name}>
              {name}
            </p>
            <p className="truncate text-sm text-muted" title={email}>
              {email}
            </p>
          </div>
        </div>
        <div className="pair">
          <Field label={<Trans>Full Name</Trans>}>
            {(control) => <input {...control} className="input" readOnly value={name} />}
          </Field>
          <Field label={<Trans>E-mail</Trans>}>
            {(control) => <input {...control} className="input" readOnly value={email} />}
          </Field>
        </div>
        <div>
          <ButtonLink to="/dashboard/profile">
            <Trans>Profile & Security</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

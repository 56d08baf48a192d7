import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

export function PasswordPanel() {
  const { t } = useLingui()
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t`Password`}</h2>
        <Button needs="self" onClick={() => setChanging(true)}>{t`Change password`}</Button>
      </div>
      <p className="panel-body text-muted">
        {t`A change can sign out your other devices at once.`}
      </p>
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </section>
  )
}

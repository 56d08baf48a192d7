import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { DELETION_DAYS } from '#contract/limits.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DownloadData } from './download-data.tsx'

/** The way out, with a plain statement of what goes. */
export function DeleteAccountPanel() {
  const { t, i18n } = useLingui()
  const id = useId()
  const account = useAccount()
  const [isAsking, setAsking] = useState(false)
  const day = account?.deleteAfter && i18n.date(account.deleteAfter, { dateStyle: 'long' })
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t`Delete account`}</h2>
      </div>
      <div className="panel-body grid gap-3">
        <p className="text-sm text-muted">
          {t`Everything goes: storyboards, videos, media, credits, API keys and the workspaces in which you work alone. Of purchases the bookkeeping stays that the law asks for, without your name. You have ${plural(DELETION_DAYS, { one: '# day', other: '# days' })} to change your mind.`}
        </p>
        {day && <p className="font-semibold">{t`Your account will be deleted on ${day}`}</p>}
        <div className="flex flex-wrap gap-2">
          <DownloadData />
          <Button
            needs="self"
            variant="danger"
            disabled={!account || account.deleteAfter !== null}
            onClick={() => setAsking(true)}
          >
            {t`Delete account`}
          </Button>
        </div>
      </div>
      {isAsking && account && (
        <DeleteAccountDialog account={account} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}

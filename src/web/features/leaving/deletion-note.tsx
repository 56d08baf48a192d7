import { useLingui } from '@lingui/react/macro'
import { useAccount } from '#web/features/account/use-account.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { useKeepAccount } from './use-deletion.ts'

/** Says on every page that the account is going to be deleted, and lets it stay. */
export function DeletionNote() {
  const { t, i18n } = useLingui()
  const deleteAfter = useAccount()?.deleteAfter
  const keep = useKeepAccount()
  if (!deleteAfter) return null
  const day = i18n.date(deleteAfter, { dateStyle: 'long' })
  return (
    <div className="mb-4">
      <Alert
        tone="danger"
        title={t`Your account will be deleted on ${day}`}
        actions={
          <Button needs="self" size="sm" busy={keep.isPending} onClick={() => keep.mutate({})}>
            {t`Keep my account`}
          </Button>
        }
      >
        {t`Until then you can change your mind. Afterwards nothing of it can be brought back.`}
      </Alert>
    </div>
  )
}

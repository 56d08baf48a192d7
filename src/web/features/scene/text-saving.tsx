import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { errorMessage, hasCode } from '#web/lib/error-message.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import type { OpenText } from './open-texts.ts'

/** Whether a text is saved; what is not stays, and can be sent again. */
export function TextSaving({ open }: { open: OpenText }) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const { step, error } = open.written
  if (step === 'saving') {
    return (
      <p className="text-saving">
        {isOnline ? t`Saving...` : t`Offline. Saved when the connection is back.`}
      </p>
    )
  }
  if (step === 'saved') {
    return (
      <p className="text-saving">
        <Check />
        <Trans>Saved</Trans>
      </p>
    )
  }
  if (step !== 'failed') return null
  // Of a conflict its own dialog tells.
  const isTold = hasCode(error, 'EDIT_CONFLICT')
  return (
    <p className="text-saving" data-failed role={isTold ? undefined : 'alert'}>
      <Trans>Not saved.</Trans>{' '}
      <button type="button" className="link" onClick={() => void open.saver.flush()}>
        <Trans>Retry</Trans>
      </button>
      {!isTold && <span>{errorMessage(error)}</span>}
    </p>
  )
}

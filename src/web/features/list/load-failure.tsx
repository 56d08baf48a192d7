import { useLingui } from '@lingui/react/macro'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type LoadFailureProps = {
  title: string
  error: unknown
  isTrying: boolean
  onTryAgain: () => void
}

/** Stands in the place of what could not be loaded. */
export function LoadFailure({ title, error, isTrying, onTryAgain }: LoadFailureProps) {
  const { t } = useLingui()
  return (
    <Alert
      tone="danger"
      urgent
      title={title}
      actions={<Button size="sm" busy={isTrying} onClick={onTryAgain}>{t`Try again`}</Button>}
    >
      {errorMessage(error)}
    </Alert>
  )
}

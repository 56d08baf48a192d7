import { useLingui } from '@lingui/react/macro'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** The text in the field was typed before, in a page that closed without saving it. */
export function DraftHint({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui()
  return (
    <Alert
      tone="info"
      title={t`Unsaved text from earlier`}
      actions={<Button size="sm" onClick={onDiscard}>{t`Discard`}</Button>}
    >
      {t`You typed this before and did not save it.`}
    </Alert>
  )
}

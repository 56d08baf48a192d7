import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useIsOnline } from '#web/lib/device.ts'
import { errorMessage, hasCode } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
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

/** Says once for each text that is opened, to those who do not see it, that it was saved. */
export function TextNewsRegion() {
  const { t } = useLingui()
  const isSaved = useIsTextSaved()
  return <output className="sr-only">{isSaved && t`Content updated successfully!`}</output>
}

let isSaved = false
const listeners = new Set<() => void>()

/** @param saved whether the text that was opened last has been saved since. */
export function tellTextSaved(saved: boolean): void {
  isSaved = saved
  for (const listener of listeners) listener()
}

function useIsTextSaved(): boolean {
  return useSyncExternalStore(subscribe, readSaved, readSaved)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readSaved() {
  return isSaved
}

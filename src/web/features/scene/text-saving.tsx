import { Trans, useLingui } from '@lingui/react/macro'
import { ORPCError } from '@orpc/client'
import { Check } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { useIsOnline } from '#web/lib/device.ts'
import { errorMessage, hasCode } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { forgetDraft } from './text-draft.ts'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { forgetText, type OpenText } from './text-saver.ts'

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

const ROWS = 6

type TextConflictDialogProps = { scene: Scene; field: TextField; open: OpenText }

/** Another window saved this text meanwhile: both versions, until one is chosen. Closed, it comes back with a retry. */
export function TextConflictDialog({ scene, field, open }: TextConflictDialogProps) {
  const { t, i18n } = useLingui()
  const { language } = useBench().storyboard
  const [closed, setClosed] = useState<unknown>(null)
  const { saver, written } = open
  const theirs = written.step === 'failed' ? textElsewhere(written.error, field) : null
  if (theirs === null || closed === written.error) return null
  const { editLabel, fieldLabel } = TEXT_FIELDS[field]

  function keepMine() {
    if (theirs !== null) saver.rebase(theirs)
    void saver.flush()
  }

  function keepTheirs() {
    forgetDraft(scene.id, field)
    forgetText(scene.id, field)
  }

  return (
    <Dialog
      title={t`${i18n._(editLabel)}, scene ${scene.orderIndex + 1}`}
      onClose={() => setClosed(written.error)}
      actions={<Button onClick={() => setClosed(written.error)}>{t`Cancel`}</Button>}
    >
      <div className="grid gap-4">
        <TextConflict theirs={theirs} onKeepTheirs={keepTheirs} onKeepMine={keepMine} />
        <Field label={i18n._(fieldLabel)}>
          {(control) => (
            <textarea
              {...control}
              className="textarea text-md"
              data-focus-first
              rows={ROWS}
              lang={language}
              readOnly
              value={written.text}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

function textElsewhere(error: unknown, field: TextField): string | null {
  if (!hasCode(error, 'EDIT_CONFLICT') || !(error instanceof ORPCError)) return null
  const { current } = error.data as { current: Record<TextField, string> }
  return current[field]
}

type TextConflictProps = { theirs: string; onKeepTheirs: () => void; onKeepMine: () => void }

/** Another window saved this text meanwhile; both versions are there until one is chosen. */
function TextConflict({ theirs, onKeepTheirs, onKeepMine }: TextConflictProps) {
  const { t } = useLingui()
  const { language } = useBench().storyboard
  return (
    <Alert
      tone="warning"
      urgent
      title={t`This text was changed in another window`}
      actions={
        <>
          <Button size="sm" onClick={onKeepTheirs}>{t`Keep the other version`}</Button>
          <Button size="sm" onClick={onKeepMine}>{t`Keep mine`}</Button>
        </>
      }
    >
      <Trans>The other version:</Trans>
      <q className="block" lang={language}>
        {theirs}
      </q>
    </Alert>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { hasCode } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { forgetText, type OpenText } from './open-texts.ts'
import { forgetDraft } from './text-draft.ts'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'

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

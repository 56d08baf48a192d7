import { useLingui } from '@lingui/react/macro'
import type { SyntheticEvent } from 'react'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { DraftHint } from './draft-hint.tsx'
import { SpeakingFit } from './speaking-fit.tsx'
import { TextConflict } from './text-conflict.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { useKeepLostText } from './use-keep-lost-text.ts'
import { useTextEdit } from './use-text-edit.ts'

const ROWS = 6
const FORM_ID = 'edit-text'

type EditTextDialogProps = { scene: Scene; field: TextField; onClose: () => void }

export function EditTextDialog({ scene, field, onClose }: EditTextDialogProps) {
  const { t, i18n } = useLingui()
  const { storyboard } = useBench()
  const edit = useTextEdit(scene, field, onClose)
  useKeepLostText(scene, field, edit.text)
  const isOnline = useIsOnline()
  const { editLabel, fieldLabel } = TEXT_FIELDS[field]
  const number = scene.orderIndex + 1
  const isTooLong = edit.text.length > SCENE_TEXT_MAX_CHARACTERS

  function cancel() {
    edit.discard()
    onClose()
  }

  function save(event: SyntheticEvent) {
    event.preventDefault()
    if (!isTooLong) edit.save()
  }

  return (
    <Dialog
      title={t`${i18n._(editLabel)}, scene ${number}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={cancel}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            busy={edit.isSaving}
            disabled={edit.theirs !== null || isTooLong}
          >
            {t`Save Changes`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={save}>
        {edit.theirs !== null && <TextConflict theirs={edit.theirs} edit={edit} />}
        {edit.isFromEarlier && edit.theirs === null && (
          <DraftHint onDiscard={edit.discardEarlier} />
        )}
        <Field
          label={i18n._(fieldLabel)}
          aside={
            <span className="opt mono text-xs">
              {edit.text.length} / {SCENE_TEXT_MAX_CHARACTERS}
            </span>
          }
          error={
            isTooLong ? t`At most ${{ most: SCENE_TEXT_MAX_CHARACTERS }} characters` : edit.error
          }
        >
          {(control) => (
            <textarea
              {...control}
              className="textarea text-md"
              data-focus-first
              rows={ROWS}
              lang={storyboard.language}
              value={edit.text}
              onChange={(event) => edit.write(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event)
              }}
            />
          )}
        </Field>
        {field === 'voiceOverText' && (
          <SpeakingFit
            text={edit.text}
            language={storyboard.language}
            sceneMs={scene.plannedDurationMs}
          />
        )}
        <output className="text-sm empty:hidden">
          {edit.isSaving && !isOnline && t`Offline. Saved when the connection is back.`}
        </output>
        <p className="text-sm text-muted">
          {t`What is already made from the older text stays; nothing is made again until you ask.`}
        </p>
      </form>
    </Dialog>
  )
}

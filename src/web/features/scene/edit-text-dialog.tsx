import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Scene } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'

const ROWS = 6
const FORM_ID = 'edit-text'

type EditTextDialogProps = { scene: Scene; field: TextField; onClose: () => void }

export function EditTextDialog({ scene, field, onClose }: EditTextDialogProps) {
  const { t, i18n } = useLingui()
  const { storyboard } = useEditor()
  const [text, setText] = useState(scene[field])
  const queryClient = useQueryClient()
  const { name, fieldLabel } = TEXT_FIELDS[field]
  const number = scene.orderIndex + 1

  const change = useMutation(
    api.scene.update.mutationOptions({
      onSuccess: async () => {
        const input = { id: storyboard.id }
        await queryClient.invalidateQueries({ queryKey: api.storyboard.get.key({ input }) })
        showToast('success', t`Content updated successfully!`)
        onClose()
      },
    }),
  )

  function save(event: FormEvent) {
    event.preventDefault()
    if (!change.isPending) change.mutate({ id: scene.id, [field]: text })
  }

  return (
    <Dialog
      title={t`Edit ${i18n._(name).toLocaleLowerCase()}, scene ${number}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={change.isPending}>
            {t`Save Changes`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={save}>
        <Field
          label={i18n._(fieldLabel)}
          aside={
            <span className="opt mono text-xs">
              {text.length} / {SCENE_TEXT_MAX_CHARACTERS}
            </span>
          }
          error={change.error ? errorMessage(change.error) : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className="textarea text-md"
              data-focus-first
              rows={ROWS}
              lang={storyboard.language}
              maxLength={SCENE_TEXT_MAX_CHARACTERS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          {t`What is already made from the older text stays; nothing is made again until you ask.`}
        </p>
      </form>
    </Dialog>
  )
}

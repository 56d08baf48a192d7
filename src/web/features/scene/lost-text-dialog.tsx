import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { forgetLostText, type LostText, useLostText } from './lost-text.ts'
import { forgetDraft } from './text-draft.ts'
import { TEXT_FIELDS } from './text-fields.ts'
import { useSceneEdit } from './use-scene-edit.ts'

const ROWS = 6

/** What was being written when its scene was deleted, until it has a new place. */
export function LostTextDialog() {
  const lost = useLostText(useEditor().storyboard.id)
  return lost && <Rescue key={lost.sceneId} lost={lost} />
}

function Rescue({ lost }: { lost: LostText }) {
  const { t, i18n } = useLingui()
  const { status } = useEditor().storyboard
  const { storyboardId, sceneId, index, field, text, language } = lost
  const edit = useSceneEdit(storyboardId)
  const written = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    written.current?.select()
    // Without TLS a page has no clipboard; what is selected can be copied by hand.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  function putIntoNewScene() {
    edit.mutate(
      { type: 'add', newSceneId: newId(), index, texts: { [field]: text } },
      {
        onSuccess: () => {
          forgetDraft(sceneId, field)
          forgetLostText()
        },
      },
    )
  }

  return (
    <Dialog
      title={t`The scene was deleted while you were writing`}
      onClose={forgetLostText}
      actions={
        <>
          <Button onClick={forgetLostText}>{t`Close`}</Button>
          <Button icon={isCopied ? Check : Copy} onClick={() => void copy()}>
            {isCopied ? t`Copied` : t`Copy`}
          </Button>
          <Button
            needs="edit"
            variant="primary"
            busy={edit.isPending}
            disabled={status === 'complete'}
            onClick={putIntoNewScene}
          >
            {t`Put it into a new scene`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p role="alert">{t`Your text was not saved with it, but it is not lost.`}</p>
        <Field label={i18n._(TEXT_FIELDS[field].fieldLabel)}>
          {(control) => (
            <textarea
              {...control}
              ref={written}
              className="textarea text-md"
              data-focus-first
              rows={ROWS}
              lang={language}
              readOnly
              value={text}
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          {t`A new scene stands where the deleted one was. When the deletion is undone, the text is in its scene again.`}
        </p>
      </div>
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSceneEdit } from './scene-edit.tsx'
import { forgetDraft } from './text-draft.ts'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'

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

/** A text that was being written when its scene was deleted. */
type LostText = {
  storyboardId: string
  sceneId: string
  /** Where the scene was, 0 for the first. */
  index: number
  field: TextField
  text: string
  /** What it is written in. */
  language: string
}

let lost: LostText | null = null
const listeners = new Set<() => void>()

export function tellLostText(text: LostText): void {
  show(text)
}

/** It has a new place, or is not wanted any more. */
function forgetLostText(): void {
  show(null)
}

/** The text of this storyboard that was lost last. */
function useLostText(storyboardId: string): LostText | null {
  const last = useSyncExternalStore(subscribe, readLost, readLost)
  return last?.storyboardId === storyboardId ? last : null
}

function show(next: LostText | null) {
  lost = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readLost() {
  return lost
}

import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { leaveText, openText, useOpenText } from './open-texts.ts'
import { keepDraft, readDraft, takeLeftDraft, type TextDraft } from './text-draft.ts'
import type { TextField } from './text-fields.ts'
import { tellTextSaved } from './text-news.ts'
import { isUnsaved, type TextSaver } from './text-saver.ts'
import { useSaveText } from './use-save-text.ts'

/** A text that is open on the page: its saver, where the caret stands at first, and what it was on opening. */
export type Writing = { saver: TextSaver; caret: number; entry: string }

/** Opens and leaves one text of a scene; what is not saved yet is kept in this browser, too. */
export function useTextInPlace(scene: Scene, field: TextField) {
  const { id: sceneId, storyboardId } = scene
  const save = useSaveText(scene, field)
  const open = useOpenText(sceneId, field)
  const [writing, setWriting] = useState<Writing | null>(null)

  function begin(caret: number) {
    const saver = openText({
      storyboardId,
      sceneId,
      field,
      saved: scene[field],
      save,
      onChange: (draft) => keepDraft(sceneId, field, draft),
    })
    tellTextSaved(false)
    setWriting({ saver, caret, entry: saver.read().text })
    const offer = (draft: TextDraft | null) => {
      if (draft && !isUnsaved(saver.read())) saver.offer(draft.text, draft.base)
    }
    const own = readDraft(sceneId, field)
    if (own) offer(own)
    else void takeLeftDraft(sceneId, field).then(offer)
  }

  function end() {
    leaveText(sceneId, field)
    setWriting(null)
  }

  return { open, text: open?.written.text ?? scene[field], writing, begin, end }
}

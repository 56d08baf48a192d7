import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ORPCError } from '@orpc/client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage, hasCode } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'
import { forgetDraft, keepDraft, readDraft, takeLeftDraft, type TextDraft } from './text-draft.ts'
import type { TextField } from './text-fields.ts'

/** One text of a scene being edited: kept while typing, saved against the text it began from. */
export function useTextEdit(scene: Scene, field: TextField, onSaved: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const saved = { text: scene[field], base: scene[field] }
  const [earlier, setEarlier] = useState(() => readDraft(scene.id, field))
  const [{ text, base }, setDraft] = useState(earlier ?? saved)
  const change = useMutation(
    api.scene.update.mutationOptions({
      // A text waits for the connection.
      networkMode: 'online',
      onSuccess: async () => {
        forgetDraft(scene.id, field)
        const input = { id: scene.storyboardId }
        await queryClient.invalidateQueries({ queryKey: api.storyboard.get.key({ input }) })
        showToast('success', t`Content updated successfully!`)
        onSaved()
      },
    }),
  )
  const theirs = textElsewhere(change.error, field)
  const isUntouched = text === saved.text
  const offer = useEffectEvent((left: TextDraft | null) => {
    if (!left || !isUntouched) return
    setEarlier(left)
    setDraft(left)
  })

  useEffect(() => {
    if (readDraft(scene.id, field)) return
    void takeLeftDraft(scene.id, field).then(offer)
  }, [scene.id, field])

  function write(next: string) {
    const draft = { text: next, base }
    keepDraft(scene.id, field, draft)
    setDraft(draft)
  }

  function save(from = base) {
    if (change.isPending) return
    change.mutate({ id: scene.id, base: { [field]: from }, [field]: text })
  }

  function discardEarlier() {
    forgetDraft(scene.id, field)
    setEarlier(null)
    setDraft(saved)
  }

  return {
    text,
    write,
    save: () => save(),
    /** The text was typed earlier and never saved. */
    isFromEarlier: earlier !== null && earlier.text !== scene[field],
    discardEarlier,
    isSaving: change.isPending,
    error: change.error && theirs === null ? errorMessage(change.error) : undefined,
    /** The text another window saved meanwhile, when the two differ. */
    theirs,
    keepMine: () => save(theirs ?? base),
    keepTheirs: () => {
      forgetDraft(scene.id, field)
      onSaved()
    },
    discard: () => forgetDraft(scene.id, field),
  }
}

function textElsewhere(error: unknown, field: TextField): string | null {
  if (!hasCode(error, 'EDIT_CONFLICT') || !(error instanceof ORPCError)) return null
  const { current } = error.data as { current: Record<TextField, string> }
  return current[field]
}

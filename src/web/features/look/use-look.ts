import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import { inTurn, sceneEditKey } from '#web/features/scene/scene-edit.tsx'
import { keepDraft, readDraft, takeLeftDraft } from '#web/features/scene/text-draft.ts'
import { isUnsaved, leaveText, openText, useOpenText } from '#web/features/scene/text-saver.ts'
import { api, client, showAnswer } from '#web/lib/api.ts'
import { asForm, asText, changeOf, isSendable, type LookForm } from './look-form.ts'

/**
 * The look of a storyboard for as long as it is written, saved as a scene's texts are: after a moment without a
 * key and on leaving; what could not be saved stays here, and in this browser.
 */
export function useLook(storyboard: Storyboard) {
  const { id } = storyboard
  const save = useSaveLook(id)
  const open = useOpenText(id, 'look')
  const [saver] = useState(() =>
    openText({
      storyboardId: id,
      sceneId: id,
      field: 'look',
      saved: asText(storyboard),
      save,
      isSendable,
      onChange: (draft) => keepDraft(id, 'look', draft),
    }),
  )

  useEffect(() => {
    const own = readDraft(id, 'look')
    void (own ? Promise.resolve(own) : takeLeftDraft(id, 'look')).then((draft) => {
      if (draft && asForm(draft.text) && !isUnsaved(saver.read())) {
        saver.offer(draft.text, draft.base)
      }
    })
    return () => leaveText(id, 'look')
  }, [id, saver])

  const text = open?.written.text ?? saver.read().text
  const form = asForm(text) ?? storyboard
  return {
    open,
    form,
    write: (change: Partial<LookForm>) => saver.write(asText({ ...form, ...change })),
    discard: () => saver.write(asText(storyboard)),
  }
}

/** Saves what was changed, in turn with the other edits; it goes on when the panel is closed. */
function useSaveLook(id: string) {
  const queryClient = useQueryClient()
  return async ({ from, to }: { from: string; to: string }) => {
    const change = changeOf(from, to)
    if (Object.keys(change).length === 0) return
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => client.storyboard.update({ id, ...change }),
      ...inTurn(id),
      mutationKey: sceneEditKey(id),
    })
    const storyboard = await mutation.execute(undefined)
    await showAnswer(queryClient, api.storyboard.get.queryKey({ input: { id } }), storyboard)
  }
}

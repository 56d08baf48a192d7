import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Scene } from '#contract/scene.ts'
import { api } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toast.tsx'
import { readDraft } from './text-draft.ts'
import type { TextField } from './text-fields.ts'

/** Tells where the text is when another window deletes the scene while it is being written. */
export function useLostScene({ id, storyboardId }: Scene, field: TextField): void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const tellIfLost = useEffectEvent(() => {
    const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
    const scenes = queryClient.getQueryData(queryKey)?.scenes
    if (!scenes || scenes.some((scene) => scene.id === id) || !readDraft(id, field)) return
    showToast('warning', {
      title: t`This scene was deleted in another window`,
      text: t`What you typed is kept. Undo the deletion to go on.`,
    })
  })
  useEffect(() => () => tellIfLost(), [])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { api } from '#web/lib/api.ts'
import { tellLostText } from './lost-text.ts'
import type { TextField } from './text-fields.ts'

/** Keeps the text in sight when its scene is deleted, mostly in another window, while it is being written. */
export function useKeepLostText(scene: Scene, field: TextField, text: string): void {
  const { language } = useBench().storyboard
  const queryClient = useQueryClient()
  const keepIfLost = useEffectEvent(() => {
    const { id: sceneId, storyboardId, orderIndex: index } = scene
    const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
    const scenes = queryClient.getQueryData(queryKey)?.scenes
    const isThere = scenes?.some(({ id }) => id === sceneId) ?? true
    if (isThere || text === scene[field]) return
    tellLostText({ storyboardId, sceneId, index, field, text, language })
  })
  useEffect(() => () => keepIfLost(), [])
}

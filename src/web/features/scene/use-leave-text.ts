import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { api } from '#web/lib/api.ts'
import { tellLostText } from './lost-text.ts'
import { forgetText, leaveText } from './open-texts.ts'
import type { TextField } from './text-fields.ts'

/**
 * Saves a text when its place on the page goes away while it is being written; keeps it in sight when its scene was
 * deleted, mostly in another window.
 */
export function useLeaveText(scene: Scene, field: TextField, text: string): void {
  const { language } = useBench().storyboard
  const queryClient = useQueryClient()
  const leave = useEffectEvent(() => {
    const { id: sceneId, storyboardId, orderIndex: index } = scene
    const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
    const scenes = queryClient.getQueryData(queryKey)?.scenes
    const isThere = scenes?.some(({ id }) => id === sceneId) ?? true
    if (isThere) return leaveText(sceneId, field)
    forgetText(sceneId, field)
    if (text !== scene[field]) {
      tellLostText({ storyboardId, sceneId, index, field, text, language })
    }
  })
  useEffect(() => () => leave(), [])
}

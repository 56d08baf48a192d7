import { useQueryClient } from '@tanstack/react-query'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { api, client } from '#web/lib/api.ts'
import type { TextField } from './text-fields.ts'
import { tellTextSaved } from './text-news.ts'
import { inTurn, sceneEditKey } from './use-scene-edit.ts'

/** Saves one of a scene's texts, in turn with the other edits; it goes on when what asked for it is gone. */
export function useSaveText({ id, storyboardId }: Scene, field: TextField) {
  const queryClient = useQueryClient()
  const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })

  return async ({ from, to }: { from: string; to: string }) => {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => client.scene.update({ id, base: { [field]: from }, [field]: to }),
      ...inTurn(storyboardId),
      mutationKey: sceneEditKey(storyboardId),
    })
    const scene = await mutation.execute(undefined)
    queryClient.setQueryData(queryKey, (shown) => shown && withScene(shown, scene))
    void queryClient.invalidateQueries({ queryKey })
    tellTextSaved(true)
  }
}

function withScene(storyboard: Storyboard, changed: Scene): Storyboard {
  const scenes = storyboard.scenes.map((scene) => (scene.id === changed.id ? changed : scene))
  return { ...storyboard, scenes }
}

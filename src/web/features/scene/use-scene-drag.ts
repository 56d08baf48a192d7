import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { api } from '#web/lib/api.ts'
import { dropSide, indexAfterDrop } from './drop-place.ts'
import { useSceneEdit } from './use-scene-edit.ts'

const SCENE_TYPE = 'application/x-reelwright-scene'

/** A scene is carried by its edge and dropped before or after another; a bar shows where. */
export function useSceneDrag(scene: Scene) {
  const { storyboard } = useBench()
  const placeOf = usePlaceOf(storyboard.id)
  const edit = useSceneEdit(storyboard.id)
  const [place, setPlace] = useState<string>()
  const isLocked = storyboard.status === 'complete'

  return {
    /** `left`, `right`, `top` or `bottom` of this scene, while another is held over it. */
    place,
    handle: {
      draggable: !isLocked,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.setData(SCENE_TYPE, scene.id)
        dataTransfer.effectAllowed = 'move'
      },
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(SCENE_TYPE)) return
        event.preventDefault()
        setPlace(dropSide(event.currentTarget, event))
      },
      onDragLeave: (event: DragEvent) => {
        const { currentTarget, relatedTarget } = event
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        setPlace(undefined)
      },
      onDrop: (event: DragEvent) => {
        setPlace(undefined)
        const sceneId = event.dataTransfer.getData(SCENE_TYPE)
        const from = placeOf(sceneId)
        if (from < 0) return
        event.preventDefault()
        const index = indexAfterDrop(from, scene.orderIndex, dropSide(event.currentTarget, event))
        if (index !== from) edit.mutate({ type: 'move', sceneId, index })
      },
    },
  }
}

/** Looks up where a scene is now: it may have moved since it was picked up. */
function usePlaceOf(storyboardId: string) {
  const queryClient = useQueryClient()
  const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
  return (sceneId: string) =>
    queryClient.getQueryData(queryKey)?.scenes.findIndex(({ id }) => id === sceneId) ?? -1
}

import { type DragEvent, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useSceneEdit } from './use-scene-edit.ts'

const SCENE_TYPE = 'application/x-reelwright-scene'

/** A scene's card is carried by its edge and dropped onto another, whose place it takes. */
export function useSceneDrag(scene: Scene) {
  const { storyboard } = useEditor()
  const edit = useSceneEdit(storyboard.id)
  const [isTarget, setTarget] = useState(false)
  const isLocked = storyboard.status === 'complete'

  return {
    isTarget,
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
        setTarget(true)
      },
      onDragLeave: () => setTarget(false),
      onDrop: (event: DragEvent) => {
        setTarget(false)
        const sceneId = event.dataTransfer.getData(SCENE_TYPE)
        if (!sceneId || sceneId === scene.id) return
        event.preventDefault()
        edit.mutate({ type: 'move', sceneId, index: scene.orderIndex })
      },
    },
  }
}

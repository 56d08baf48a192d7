import type { PointerEvent } from 'react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useRefusal } from '#web/ui/refusals.ts'
import { carryScene } from './carry-scene.ts'
import { useSceneEdit } from './use-scene-edit.ts'

/**
 * For the element whose children are the scenes: they are carried by their edge (`data-edge`), with a finger
 * by the grip in it (`data-grip`), since a swipe elsewhere scrolls.
 */
export function useSceneDrag() {
  const { storyboard } = useEditor()
  const edit = useSceneEdit(storyboard.id)
  const refusal = useRefusal('edit')
  if (storyboard.status === 'complete' || refusal !== null) return {}

  return {
    'data-movable': '',
    onPointerDown: ({ target, button, pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      if (button !== 0 || !(target instanceof Element) || target.closest('button')) return
      const edge = target.closest<HTMLElement>('[data-edge]')
      const scene = edge?.closest<HTMLElement>('[data-scene]')
      if (!edge || !scene || (pointerType === 'touch' && !target.closest('[data-grip]'))) return
      carryScene({
        edge,
        scene,
        start: { pointerId, clientX, clientY },
        onDrop: ({ sceneId, index }) => edit.mutate({ type: 'move', sceneId, index }),
      })
    },
  }
}

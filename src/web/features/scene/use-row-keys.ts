import type { KeyboardEvent } from 'react'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { useSceneEdit } from './use-scene-edit.ts'
import { useSceneView } from './use-scene-view.ts'

const WITH_KEYS = 'input, textarea, select, [contenteditable], [role=menu], dialog'

/**
 * Keys of the list: the arrows walk from row to row, with Alt they carry the row along, Enter writes its first text,
 * O opens the scene large.
 * @param isMovable whether rows that stand beside each other are neighbours in the film, too.
 */
export function useRowKeys(isMovable: boolean) {
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  const { openScene } = useSceneView()

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return
    if (!(target instanceof Element) || target.closest(WITH_KEYS)) return
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-scene]')]
    const index = rows.findIndex((row) => row.contains(target))
    const row = rows[index]
    const sceneId = row?.dataset['scene']
    if (!row || !sceneId) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]

    if (step && !altKey) rows[index + step]?.focus()
    else if (step && isMovable && rows[index + step]) {
      whenOpen(storyboard, () => edit.mutate({ type: 'move', sceneId, index: index + step }))
    } else if (key === 'Enter' && target === row) {
      row.querySelector<HTMLElement>('button.text-rest')?.click()
    } else if (key.toLowerCase() === 'o' && !altKey) openScene(index)
    else return
    event.preventDefault()
  }
}

import type { KeyboardEvent } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import type { Selection } from '#web/features/list/use-selection.ts'
import { useSceneEdit } from './use-scene-edit.ts'
import { useSceneView } from './use-scene-view.ts'

const WITH_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'

/**
 * Keys of the list: the arrows walk from row to row, with Shift they choose on the way, with Alt they carry the row
 * along; Space chooses the row, B leads to what can be done with the chosen, Enter writes its first text, O opens the
 * scene large.
 * @param isMovable whether rows that stand beside each other are neighbours in the film, too.
 */
export function useRowKeys(isMovable: boolean, selection: Selection<Scene>, onBar: () => void) {
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  const { openScene } = useSceneView()

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey) return
    if (!(target instanceof Element) || target.closest(WITH_KEYS)) return
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-scene]')]
    const index = rows.findIndex((row) => row.contains(target))
    const row = rows[index]
    const sceneId = row?.dataset['scene']
    if (!row || !sceneId) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[key]

    if (shiftKey) {
      if (!step || altKey) return
      const next = rows[index + step]
      selection.reach(sceneId, next?.dataset['scene'] ?? sceneId)
      next?.focus()
    } else if (step && !altKey) rows[index + step]?.focus()
    else if (step && isMovable && rows[index + step]) {
      whenOpen(storyboard, () => edit.mutate({ type: 'move', sceneId, index: index + step }))
    } else if (key === ' ' && target === row) selection.toggle(sceneId, false)
    else if (key === 'Enter' && target === row) {
      row.querySelector<HTMLElement>('button.text-rest')?.click()
    } else if (key.toLowerCase() === 'o' && !altKey) openScene(index)
    else if (key.toLowerCase() === 'b' && !altKey) onBar()
    else return
    event.preventDefault()
  }
}

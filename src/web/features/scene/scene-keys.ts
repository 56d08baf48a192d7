import { type KeyboardEvent, useState } from 'react'
import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { TRACKS } from '#web/features/generation/tracks.ts'
import type { Selection } from '#web/features/list/use-selection.ts'
import { useDownload } from './download.tsx'
import { useSceneEdit } from './scene-edit.tsx'
import { useSceneView } from './scene-view.tsx'

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

/** V, I and C open the menu of an asset, where its price stands first; D downloads the newest kind there is. */
export function useTrackKeys(scene: Scene) {
  const [openTrack, setOpenTrack] = useState<TrackKind | null>(null)
  const { download } = useDownload(
    scene,
    TRACK_KINDS.findLast((kind) => scene[kind].asset) ?? 'voice',
  )
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const asked = trackKey(event)
    if (!asked) return
    event.preventDefault()
    if (asked !== 'download') setOpenTrack(asked)
    else if (TRACK_KINDS.some((kind) => scene[kind].asset)) download.mutate()
  }
  return { openTrack, setOpenTrack, onKeyDown }
}

const DOWNLOAD_KEY = 'D'

/** What a key pressed somewhere in a scene asks for; null for one that is written, or means nothing. */
function trackKey(event: KeyboardEvent<HTMLElement>): TrackKind | 'download' | null {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return null
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  if (target.closest(WITH_KEYS)) return null
  const letter = key.toUpperCase()
  if (letter === DOWNLOAD_KEY) return 'download'
  return TRACK_KINDS.find((kind) => TRACKS[kind].key === letter) ?? null
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sceneAt } from '#composition/timeline.ts'
import type { Cut } from '#web/features/player/cut.ts'
import type { PreviewPlayer } from '#web/features/player/preview-player.ts'

const PARAM = 'scene'

/** Which scene is shown: the one that the player stands at. Its number is kept in the address. */
export function useWalk(player: PreviewPlayer, cut: Cut) {
  const [params, setParams] = useSearchParams()
  const last = cut.scenes.length - 1
  const asked = Number(params.get(PARAM) ?? 1) - 1
  const [index, setIndex] = useState(() => clamp(Number.isInteger(asked) ? asked : 0, last))
  const shown = useRef(index)

  function keepInAddress(next: number) {
    const changed = new URLSearchParams(params)
    changed.set('view', 'scene')
    changed.set(PARAM, String(next + 1))
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  const begin = useEffectEvent(() => {
    player.loop(true)
    player.seek(firstFrame(cut, index))
    keepInAddress(index)
  })
  const follow = useEffectEvent(() => {
    const next = sceneAt(cut.timeline, player.state.frame)?.index ?? 0
    if (next === shown.current) return
    shown.current = next
    setIndex(next)
    keepInAddress(next)
  })
  useEffect(() => {
    begin()
    return player.subscribe(() => follow())
  }, [player])

  return {
    index: clamp(index, last),
    isFirst: index <= 0,
    isLast: index >= last,
    walkTo: (next: number) => player.seek(firstFrame(cut, clamp(next, last))),
  }
}

/** Where nothing of the scene before it is seen any more. */
function firstFrame({ scenes }: Cut, index: number): number {
  const start = scenes[index]?.span.startFrame ?? 0
  return Math.max(start, scenes[index - 1]?.span.visibleToFrame ?? 0)
}

function clamp(index: number, last: number): number {
  return Math.max(0, Math.min(last, index))
}

/** What has keys of its own. */
const WITH_KEYS = 'dialog, input, textarea, select, [contenteditable], [role=menu], [role=slider]'

type WalkKeys = { onWalk: (by: -1 | 1) => void; onPlay: () => void; onEdit: () => void }

/** Left and right walk, Space plays, E edits, wherever the focus is but in something that is written or chosen. */
export function useWalkKeys({ onWalk, onPlay, onEdit }: WalkKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(WITH_KEYS)) return
    if (event.key === ' ' && target.closest('button, a, summary')) return
    const act = {
      ArrowLeft: () => onWalk(-1),
      ArrowRight: () => onWalk(1),
      ' ': onPlay,
      e: onEdit,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => press(event), listening)
    return () => listening.abort()
  }, [])
}

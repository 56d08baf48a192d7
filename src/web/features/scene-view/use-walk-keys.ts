import { useEffect, useEffectEvent } from 'react'

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

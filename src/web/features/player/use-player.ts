import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import type { MeasureText } from '#composition/text-width.ts'
import type { Cut } from './cut.ts'
import { type PlayerState, PreviewPlayer } from './preview-player.ts'

/** A player for as long as the component is shown; it follows the cut's changes. */
export function usePlayer(cut: Cut, measure: MeasureText | null) {
  const [player] = useState(() => new PreviewPlayer(cut))
  useEffect(() => player.show(cut, measure), [player, cut, measure])
  useEffect(() => () => player.close(), [player])
  return player
}

/** A part of the player's state; the component is drawn again only when that part changes. */
export function usePlayerState<Part extends string | number | boolean | object>(
  player: PreviewPlayer,
  select: (state: PlayerState) => Part,
) {
  return useSyncExternalStore(player.subscribe, () => select(player.state))
}

type Action = (player: PreviewPlayer) => void

const ACTIONS: Record<string, Action> = {
  ' ': (player) => player.toggle(),
  k: (player) => player.toggle(),
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  'Shift+ArrowLeft': (player) => player.step(-FRAME_RATE),
  'Shift+ArrowRight': (player) => player.step(FRAME_RATE),
  PageUp: (player) => player.jump(-1),
  PageDown: (player) => player.jump(1),
  Home: (player) => player.seek(0),
  End: (player) => player.seek(Number.MAX_SAFE_INTEGER),
  l: (player) => player.loop(!player.state.isLooping),
  m: (player) => player.mute(!player.state.isMuted),
}

/** Lets keys work the player while the focus is inside the element that gets the ref. */
export function usePlayerKeys(player: PreviewPlayer) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    ref.current?.addEventListener('keydown', (event) => press(event, player), listening)
    return () => listening.abort()
  }, [player])
  return ref
}

/** A button keeps its own Space. */
function press(event: KeyboardEvent, player: PreviewPlayer) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === ' ' && (event.target as Element).closest('button')) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const action = ACTIONS[event.shiftKey ? `Shift+${key}` : key]
  if (!action) return
  event.preventDefault()
  action(player)
}

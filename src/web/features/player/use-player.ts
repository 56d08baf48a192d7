import { useEffect, useState, useSyncExternalStore } from 'react'
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

import type { KeyboardEvent } from 'react'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'

/** The letters that open what can be done about an asset of the scene that has the focus. */
export const TRACK_KEYS: Record<TrackKind, string> = { voice: 'V', image: 'I', clip: 'C' }
const DOWNLOAD_KEY = 'D'

const WRITTEN_IN =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'

/** What a key pressed somewhere in a scene asks for; null for one that is written, or means nothing. */
export function trackKey(event: KeyboardEvent<HTMLElement>): TrackKind | 'download' | null {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return null
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null
  if (target.closest(WRITTEN_IN)) return null
  const letter = key.toUpperCase()
  if (letter === DOWNLOAD_KEY) return 'download'
  return TRACK_KINDS.find((kind) => TRACK_KEYS[kind] === letter) ?? null
}

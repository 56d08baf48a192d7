import { useSyncExternalStore } from 'react'
import type { TextField } from './text-fields.ts'

/** A text that was being written when its scene was deleted. */
export type LostText = {
  storyboardId: string
  sceneId: string
  /** Where the scene was, 0 for the first. */
  index: number
  field: TextField
  text: string
  /** What it is written in. */
  language: string
}

let lost: LostText | null = null
const listeners = new Set<() => void>()

export function tellLostText(text: LostText): void {
  show(text)
}

/** It has a new place, or is not wanted any more. */
export function forgetLostText(): void {
  show(null)
}

/** The text of this storyboard that was lost last. */
export function useLostText(storyboardId: string): LostText | null {
  const last = useSyncExternalStore(subscribe, readLost, readLost)
  return last?.storyboardId === storyboardId ? last : null
}

function show(next: LostText | null) {
  lost = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readLost() {
  return lost
}

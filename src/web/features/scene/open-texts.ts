import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import {
  createTextSaver,
  isUnsaved,
  type TextSaver,
  type TextSaverOptions,
  type WrittenText,
} from './text-saver.ts'
import type { WrittenField } from './text-fields.ts'

export type OpenText = {
  storyboardId: string
  saver: TextSaver
  written: WrittenText
  /** Somebody is writing it now. */
  isWritten: boolean
}

type OpenTextOptions = TextSaverOptions & {
  storyboardId: string
  sceneId: string
  field: WrittenField
}

/** Every text that is being written, or was and is not saved yet: they outlive the card they stand on. */
const texts = new Map<string, OpenText>()
const listeners = new Set<() => void>()

/** Opens a text for writing; one that could not be saved as it was left. */
export function openText(options: OpenTextOptions): TextSaver {
  const { storyboardId, sceneId, field, saved, save, isSendable, onChange } = options
  const key = keyOf(sceneId, field)
  const left = texts.get(key)
  if (left) {
    keep(key, { ...left, isWritten: true })
    return left.saver
  }
  const saver = createTextSaver({
    saved,
    save,
    isSendable,
    onChange: (written) => {
      onChange(written)
      const open = texts.get(key)
      if (open) keep(key, { ...open, written })
    },
  })
  keep(key, { storyboardId, saver, written: saver.read(), isWritten: true })
  return saver
}

/** It is not written any more: saved at once, unless that was refused, and forgotten when it is saved. */
export function leaveText(sceneId: string, field: WrittenField): void {
  const key = keyOf(sceneId, field)
  const open = texts.get(key)
  if (!open) return
  keep(key, { ...open, isWritten: false })
  if (open.written.step !== 'failed') void open.saver.flush()
}

/** Gives up what is not saved of a text. */
export function forgetText(sceneId: string, field: WrittenField): void {
  texts.delete(keyOf(sceneId, field))
  tell()
}

/** How a text stands that is being written or not saved yet; null for all others. */
export function useOpenText(sceneId: string, field: WrittenField): OpenText | null {
  const read = () => texts.get(keyOf(sceneId, field)) ?? null
  return useSyncExternalStore(subscribe, read, read)
}

/** Resolves when nothing written in a storyboard is on its way any more: what is made next is made from it. */
export async function textsSaved(storyboardId: string): Promise<void> {
  // What waits for the connection is not waited for: a press is refused now, not carried out later.
  if (!onlineManager.isOnline()) return
  const open = [...texts.values()].filter((text) => text.storyboardId === storyboardId)
  await Promise.all(open.map(({ saver }) => saver.flush()))
}

function keep(key: string, open: OpenText) {
  const { isWritten, written } = open
  if (!isWritten && !isUnsaved(written) && written.step !== 'saving') texts.delete(key)
  else texts.set(key, open)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keyOf(sceneId: string, field: WrittenField): string {
  return `${sceneId} ${field}`
}

import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { WrittenField } from './text-fields.ts'

/** So long nobody pressed a key: then what was typed is saved. */
const PAUSE_MS = 600

/** How a text being written stands: 'offered' is one that was typed earlier and waits to be changed or left. */
export type WrittenText = {
  text: string
  /** The saved text that the next change is made from. */
  base: string
  step: 'unchanged' | 'offered' | 'typed' | 'saving' | 'saved' | 'failed'
  /** Why it was refused. */
  error: unknown
}

export type TextSaver = ReturnType<typeof createTextSaver>

type TextSaverOptions = {
  saved: string
  save: (change: { from: string; to: string }) => Promise<unknown>
  /** Whether it can be saved as it is; by default unless it is too long for a scene. */
  isSendable?: ((text: string) => boolean) | undefined
  onChange: (written: WrittenText) => void
}

/** Saves one text while it is written: one request after the other, so that none overtakes the one before. */
export function createTextSaver({
  saved,
  save,
  isSendable = (text) => !isTooLong(text),
  onChange,
}: TextSaverOptions) {
  let now: WrittenText = { text: saved, base: saved, step: 'unchanged', error: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function show(change: Partial<WrittenText>) {
    now = { ...now, ...change }
    onChange(now)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send() {
    while (now.text !== now.base && isSendable(now.text)) {
      const { base: from, text: to } = now
      show({ step: 'saving', error: null })
      try {
        await save({ from, to })
      } catch (error) {
        return show({ step: 'failed', error })
      }
      show({ base: to, step: now.text === to ? 'saved' : 'typed' })
    }
  }

  return {
    read: () => now,
    write(text: string) {
      clearTimeout(timer)
      show({ text, step: text === now.base && !sending ? 'unchanged' : 'typed' })
      if (text !== now.base || sending) timer = setTimeout(() => void flush(), PAUSE_MS)
    },
    /** Shows a text that waits to be saved until it is changed or left. */
    offer(text: string, base: string) {
      show({ text, base, step: 'offered' })
    },
    /** Another window saved this text meanwhile: what is made from now on is made from it. */
    rebase(base: string) {
      show({ base })
    },
    /** Saves what is there now; resolves when it is saved or refused. */
    flush,
  }
}

export function isTooLong(text: string): boolean {
  return text.length > SCENE_TEXT_MAX_CHARACTERS
}

/** Whether there is anything that would be lost if it were forgotten. */
export function isUnsaved({ text, base }: WrittenText): boolean {
  return text !== base
}

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

import { useMemo, useSyncExternalStore } from 'react'
import { type MessageDraft, readDraft } from './message-draft.ts'

const listeners = new Set<() => void>()

/** What was typed and not sent yet. It is kept in the tab: neither a reload nor a way round the site loses it. */
export function useDraft(kind: string) {
  const key = `message-${kind}`
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  )
  const draft = useMemo(() => readDraft(kept), [kept])
  function change(changes: Partial<MessageDraft>) {
    const now = readDraft(sessionStorage.getItem(key))
    sessionStorage.setItem(key, JSON.stringify({ ...now, ...changes }))
    for (const listener of listeners) listener()
  }
  return [draft, change] as const
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

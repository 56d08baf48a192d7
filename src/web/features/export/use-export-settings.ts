import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ExportSettings } from '#contract/export.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { readExportSettings } from './export-settings.ts'

const listeners = new Set<() => void>()

/** A storyboard's export settings, remembered in this browser and the same in all of its windows. */
export function useExportSettings({ id, style }: Storyboard) {
  const key = `export-settings ${id}`
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const settings = useMemo(() => readExportSettings(text, style), [text, style])
  const change = useCallback(
    (changes: Partial<ExportSettings>) => {
      const current = readExportSettings(localStorage.getItem(key), style)
      localStorage.setItem(key, JSON.stringify({ ...current, ...changes }))
      for (const listener of listeners) listener()
    },
    [key, style],
  )
  return { settings, change }
}

/** Another window's change arrives as an event; our own we tell ourselves. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

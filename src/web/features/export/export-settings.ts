import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ExportSettings } from '#contract/export.ts'
import {
  CAPTION_POSITIONS,
  CAPTION_STYLES,
  isWithin,
  MOOD_OF_STYLE,
  MUSIC_MOODS,
  PACES,
  RESOLUTIONS,
  type VideoStyle,
} from '#contract/options.ts'
import type { PlanAllows } from '#contract/packages.ts'
import type { Storyboard } from '#contract/storyboard.ts'

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

export const CAPTION_SIZE = { min: 70, max: 140, step: 5 }
export const MUSIC_VOLUME = { min: 0, max: 200, step: 10 }
const LARGEST_SEED = 2_147_483_647

/** The settings kept as text for a storyboard of this style. What is missing or no longer legal is the default. */
export function readExportSettings(text: string | null, style: VideoStyle): ExportSettings {
  const kept = parsed(text)
  return {
    resolution: oneOf(RESOLUTIONS, kept['resolution'], '1080p'),
    captionStyle: oneOf(CAPTION_STYLES, kept['captionStyle'], 'word'),
    captionPosition: oneOf(CAPTION_POSITIONS, kept['captionPosition'], 'lower'),
    captionSize: whole(kept['captionSize'], CAPTION_SIZE, 100),
    pace: oneOf(PACES, kept['pace'], 'normal'),
    musicMood: oneOf([...MUSIC_MOODS, null], kept['musicMood'], MOOD_OF_STYLE[style]),
    musicSeed: whole(kept['musicSeed'], { min: 0, max: LARGEST_SEED }, 1),
    musicVolume: whole(kept['musicVolume'], MUSIC_VOLUME, 100),
  }
}

/** What was chosen as far as the plan goes; the choice itself is kept for when it goes further. */
export function withinPlan(
  settings: ExportSettings,
  allows: PlanAllows | undefined,
): ExportSettings {
  if (!allows || isWithin(settings.resolution, allows.resolution)) return settings
  return { ...settings, resolution: allows.resolution }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function oneOf<Value>(values: readonly Value[], kept: unknown, otherwise: Value): Value {
  return values.includes(kept as Value) ? (kept as Value) : otherwise
}

function whole(kept: unknown, { min, max }: { min: number; max: number }, otherwise: number) {
  return Number.isInteger(kept) ? Math.max(min, Math.min(max, Number(kept))) : otherwise
}

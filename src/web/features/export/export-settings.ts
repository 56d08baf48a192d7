import type { ExportSettings } from '#contract/export.ts'
import type { PlanAllows } from '#contract/packages.ts'
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

import type { DrumKit, PitchedPart } from './mood-recipe.ts'

/**
 * How loud each instrument of the sound font is in its part's usual figures at channel volume 100, in
 * LUFS as measured, by General MIDI program. Sampled instruments differ by 20 dB and more.
 */
const MEASURED_LUFS: Record<PitchedPart, Record<number, number>> = {
  pad: { 48: -31.7, 49: -29.4, 50: -27.8, 52: -32.6, 71: -29.7, 89: -33.5, 90: -36.3, 91: -28.4 },
  keys: {
    0: -38.3,
    4: -32.2,
    5: -36.7,
    12: -34.8,
    24: -36.5,
    25: -39,
    26: -34.1,
    28: -37.4,
    45: -34.5,
    46: -36.4,
    81: -32.3,
  },
  bass: { 32: -33.3, 33: -31.8, 34: -31.1, 38: -31.8, 39: -24.5, 42: -33.2, 43: -33, 58: -31.7 },
  lead: {
    0: -43.4,
    4: -37.9,
    9: -39.3,
    11: -41.5,
    13: -46.9,
    26: -36.7,
    42: -36.4,
    50: -33,
    60: -34.3,
    66: -35,
    68: -33.3,
    71: -34.3,
    73: -34.2,
    80: -31.2,
  },
}
const MEASURED_KIT_LUFS: Record<DrumKit, number> = {
  none: 0,
  brushes: -45.9,
  pop: -34.9,
  club: -30.7,
  film: -37.1,
  toys: -42.2,
}
const FULL_LEVEL_LUFS = -42
const MEASURED_AT = 100

/**
 * The channel volume (1 to 127) that brings an instrument to a level. In MIDI the gain is
 * (volume / 127)², hence the 40 below.
 *
 * @param levelDb against the loudest part, 0 or less.
 */
export function instrumentVolume(part: PitchedPart, program: number, levelDb: number): number {
  return volume(MEASURED_LUFS[part][program] ?? FULL_LEVEL_LUFS, levelDb)
}

export function kitVolume(kit: DrumKit, levelDb: number): number {
  return volume(MEASURED_KIT_LUFS[kit], levelDb)
}

function volume(measuredLufs: number, levelDb: number): number {
  const changeDb = FULL_LEVEL_LUFS + levelDb - measuredLufs
  return Math.round(Math.max(1, Math.min(127, MEASURED_AT * 10 ** (changeDb / 40))))
}

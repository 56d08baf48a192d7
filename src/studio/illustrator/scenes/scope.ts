import type { Context } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import type { Noise } from '../paint/noise.ts'
import type { Random } from '../paint/random.ts'
import type { Point } from '../paint/shape.ts'
import { isTable, standsOnLand } from '../settings/place-kinds.ts'
import { roomLight } from '../stage/palette.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** A colour that may be see-through. */
export type Tone = Colour & { alpha?: number }
export type Value = number | Tone | string | Value[]

/** What the steps of a scene know; an inner step knows what the outer ones do, and may call things anew. */
export type Scope = {
  stage: Stage
  random: Random
  noise: Noise
  layer: LayerName
  context: Context
  /** The points last traced. */
  line: readonly Point[]
  /** What shapes without inks of their own are painted with. */
  inks: { fill: boolean; stroke: boolean }
  values: Record<string, Value>
}

/** What every scene knows: the frame, its light, and what the picture is of. */
export function valuesOf(stage: Stage): Record<string, Value> {
  const { width, height, margin, unit, ratio, horizon, light, palette, brief } = stage
  return {
    w: width,
    h: height,
    m: margin,
    u: unit,
    ratio,
    horizon,
    /** The frame with its margins. */
    across: width + 2 * margin,
    right: width + margin,
    bottom: height + margin,
    pi: Math.PI,
    lightx: light.x,
    lighty: light.y,
    glare: light.strength,
    dark: Number(palette.dark),
    sun: palette.sun,
    ambient: palette.ambient,
    shadow: palette.shadow,
    haze: palette.haze,
    accent: palette.accent,
    zenith: palette.sky.top,
    sky: palette.sky.middle,
    low: palette.sky.low,
    indoors: roomLight(palette),
    setting: brief.setting,
    weather: brief.weather,
    time: brief.time,
    look: brief.look,
    framing: brief.framing,
    subjects: brief.subjects.length,
    standing: Number(standsOnLand(stage)),
    tabled: Number(isTable(brief.setting)),
  }
}

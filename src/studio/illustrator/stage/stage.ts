import type { Canvas } from '@napi-rs/canvas'
import type { Sway } from '#composition/layered-clip.ts'
import { type Context, newCanvas } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { PictureBrief } from '../prompt/picture-brief.ts'
import { choosePalette, type Palette } from './palette.ts'

/** From the farthest to the nearest; each moves on its own when the picture is animated. */
export const LAYER_DEPTHS = {
  sky: 0,
  far: 0.2,
  middle: 0.42,
  subject: 0.65,
  near: 0.85,
  front: 1,
} as const
export type LayerName = keyof typeof LAYER_DEPTHS

type StageLight = { x: number; y: number; colour: Colour; strength: number }

/**
 * Where a picture is painted. All coordinates are pixels of the final frame; layers reach `margin`
 * pixels past it on every side, so painters fill from -margin to width + margin.
 */
export type Stage = {
  width: number
  height: number
  margin: number
  /** A hundredth of the short side: sizes are given in it. */
  unit: number
  /** 1 for a square, below for upright frames, above for wide ones. */
  ratio: number
  brief: PictureBrief
  palette: Palette
  random: Random
  /** What all pictures of a film share: how its subjects and rooms look, with which inks it is printed. */
  cast: Random
  /** The eye's height. */
  horizon: number
  light: StageLight
  on(layer: LayerName): Context
  /** The layer's first sheet: the ground. */
  canvasOf(layer: LayerName): Canvas
  sway: Partial<Record<LayerName, Sway>>
  /** From now on the layer is painted on a sheet of its own before the others, which moves in this way. */
  openSheet(layer: LayerName, sway: Sway): void
  /** What was painted on, the farthest first. */
  painted(): { name: LayerName; canvas: Canvas; sway: Sway }[]
}

export function setStage(
  brief: PictureBrief,
  frame: { width: number; height: number; overscan: number },
  { random, cast }: { random: Random; cast: Random },
): Stage {
  const { width, height, overscan } = frame
  const palette = choosePalette(brief, random.fork('palette'))
  const stageHeight = height * aboveCaptionsShare(width / height)
  const sway: Stage['sway'] = {}
  const sheets = new Map<LayerName, { canvas: Canvas; sway?: Sway }[]>()
  const addSheet = (layer: LayerName, own: { sway?: Sway } = {}) => {
    const canvas = newCanvas(width + 2 * overscan, height + 2 * overscan)
    canvas.getContext('2d').translate(overscan, overscan)
    sheets.set(layer, [...(sheets.get(layer) ?? []), { ...own, canvas }])
    return canvas
  }
  return {
    width,
    height,
    margin: Math.round(Math.min(width, height) * 0.12),
    unit: Math.min(width, height) / 100,
    ratio: width / height,
    brief,
    palette,
    random,
    cast,
    horizon: stageHeight * horizonShare(brief, width / height, random.fork('horizon')),
    light: placeLight(brief, width, stageHeight, palette, random.fork('light')),
    canvasOf: (layer) => sheets.get(layer)?.[0]?.canvas ?? addSheet(layer),
    on: (layer) => (sheets.get(layer)?.at(-1)?.canvas ?? addSheet(layer)).getContext('2d'),
    sway,
    openSheet: (layer, own) => void addSheet(layer, { sway: own }),
    painted: () =>
      (Object.keys(LAYER_DEPTHS) as LayerName[]).flatMap((name) =>
        (sheets.get(name) ?? []).map((sheet) => ({ sway: sway[name] ?? 'none', ...sheet, name })),
      ),
  }
}

/**
 * The stage for everything that is composed: its height ends where captions begin to cover the ground,
 * and its margin reaches the frame's real rim, so that nothing of the frame stays empty.
 */
export function aboveCaptions(stage: Stage): Stage {
  const height = stage.height * aboveCaptionsShare(stage.ratio)
  return { ...stage, height, margin: stage.margin + stage.height - height }
}

/** Upright video has the platforms' own text at its foot and its captions higher up. */
function aboveCaptionsShare(ratio: number): number {
  return ratio < 0.7 ? 0.83 : 0.93
}

function horizonShare(brief: PictureBrief, ratio: number, random: Random): number {
  const base = ratio < 1 ? 0.6 : 0.62
  const shift = brief.framing === 'high' ? -0.16 : 0
  return base + shift + random.between(-0.06, 0.05)
}

/** Low suns stand near the horizon and off the middle; a high one stays out of the frame. */
function placeLight(
  brief: PictureBrief,
  width: number,
  height: number,
  palette: Palette,
  random: Random,
): StageLight {
  const sides = [random.between(0.16, 0.36), random.between(0.64, 0.84)]
  // A silhouette stands right before the light.
  const x = width * (brief.silhouette ? random.between(0.46, 0.56) : random.pick(sides))
  const share = {
    dawn: random.between(0.34, 0.5),
    day: random.between(0.06, 0.18),
    golden: random.between(0.26, 0.42),
    sunset: random.between(0.4, 0.54),
    blue: random.between(0.5, 0.58),
    night: random.between(0.12, 0.26),
  }[brief.time]
  const strength = { dawn: 0.75, day: 0.7, golden: 0.95, sunset: 1, blue: 0.5, night: 0.5 }
  const veiled = { clear: 1, cloudy: 0.6, rain: 0.25, snow: 0.5, fog: 0.5, storm: 0.2 }
  return {
    x,
    y: height * share,
    colour: palette.sun,
    strength: strength[brief.time] * veiled[brief.weather],
  }
}

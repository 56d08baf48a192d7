import type { CameraMove, CameraPose, Sway } from '#composition/layered-clip.ts'
import { seededRandom } from '#composition/seeded-random.ts'
import type { RowShift } from './draw-planes.ts'
import { SWAY_RESERVE } from './placement.ts'

/** The share of a clip that the camera takes to start, and again to stop. */
const RAMP = 0.28

/** The camera at a moment (0 to 1) of its clip; it starts and stops gently, as clips are crossfaded. */
export function poseAt(move: CameraMove, moment: number): CameraPose {
  const way = travelled(moment)
  const mix = (from: number, to: number) => from + (to - from) * way
  return {
    x: mix(move.from.x, move.to.x),
    y: mix(move.from.y, move.to.y),
    zoom: mix(move.from.zoom, move.to.zoom),
    roll: mix(move.from.roll, move.to.roll),
  }
}

/**
 * The way done, 0 to 1: the speed rises as a smoothstep, is even in the middle and falls as it rose.
 * The integral of the smoothstep 3u²-2u³ is u³-u⁴/2, which is 1/2 at u = 1.
 */
function travelled(moment: number): number {
  if (moment > 0.5) return 1 - travelled(1 - moment)
  const speed = 1 / (1 - RAMP)
  if (moment >= RAMP) return speed * (moment - RAMP / 2)
  const u = moment / RAMP
  return speed * RAMP * (u ** 3 - u ** 4 / 2)
}

/** Slow weight shifts, breathing and a little tremor: cycles a second and their share of the reach. */
const WAVES = [
  { cycles: 0.23, share: 0.55 },
  { cycles: 0.61, share: 0.3 },
  { cycles: 1.27, share: 0.15 },
]

/** How far a hand-held camera strays at a moment: at most `reach` to each side. */
export function unsteadyHand(
  seed: number,
  reach: number,
): (seconds: number) => { x: number; y: number } {
  const next = seededRandom(seed ^ 0x68616e64)
  const axis = () => {
    const phases = WAVES.map(() => next())
    return (seconds: number) =>
      WAVES.reduce(
        (sum, wave, index) =>
          sum + wave.share * Math.sin(TURN * (wave.cycles * seconds + (phases[index] as number))),
        0,
      ) * reach
  }
  const x = axis()
  const y = axis()
  return (seconds) => ({ x: x(seconds), y: y(seconds) })
}

export type SwayingPart = {
  sway: Sway
  /** The heights of the frame between which the part is painted, in pixels. */
  top: number
  bottom: number
  /** Sets apart the rhythm of parts that sway alike, 0 to 1. */
  phase: number
}

const TURN = 2 * Math.PI
/** A share of the height: more than a chest rises, so that it is seen. */
const DEEP_BREATH = 0.014

/** How the rows of a part move sideways at a moment; undefined for one that keeps its shape. */
export function swayOf(
  part: SwayingPart,
  seconds: number,
  shortSide: number,
): RowShift | undefined {
  const reach = SWAY_RESERVE * shortSide
  if (part.sway === 'foliage') return bend(part, seconds, reach * 0.75)
  if (part.sway === 'breath') return lean(part, seconds, reach * 0.35)
  if (part.sway === 'steam') return curl(part, seconds, reach * 1.6)
  if (part.sway === 'water') return ripple(part, seconds, reach * 0.6, shortSide)
  return undefined
}

/** How far a floating part is from its place at a moment, in pixels. */
export function floatOf(
  part: SwayingPart,
  seconds: number,
  shortSide: number,
): { x: number; y: number } {
  if (part.sway !== 'float') return { x: 0, y: 0 }
  const reach = SWAY_RESERVE * shortSide
  return {
    x: 0.35 * reach * Math.sin(TURN * (seconds / 7.3 + part.phase)),
    y: reach * Math.sin(TURN * (seconds / 4.1 + part.phase * 1.7)),
  }
}

/** How much taller a breathing part is than in the picture, from its foot. */
export function breathOf({ sway, phase }: SwayingPart, seconds: number): number {
  return sway === 'breath' ? 1 + DEEP_BREATH * Math.sin(TURN * (seconds / 3.3 + phase)) : 1
}

/** How brightly a part shines at a moment, 0 to 1; at first as in the picture. */
export function shineOf({ sway }: SwayingPart, seconds: number): number {
  const turn = (period: number) => 0.5 - 0.5 * Math.cos((TURN * seconds) / period)
  if (sway === 'beacon') return 1 - 0.85 * turn(3.6)
  if (sway === 'flicker') return 1 - 0.3 * turn(1.3) - 0.25 * turn(0.47)
  return 1
}

/** Weight that goes from one foot to the other. */
function lean(part: SwayingPart, seconds: number, reach: number): RowShift {
  const height = Math.max(1, part.bottom - part.top)
  const aside = reach * Math.sin(TURN * (seconds / 4.7 + part.phase))
  return (y) => aside * Math.min(1, Math.max(0, (part.bottom - y) / height))
}

/** Waves that rise, and grow as they do. */
function curl(part: SwayingPart, seconds: number, reach: number): RowShift {
  const height = Math.max(1, part.bottom - part.top)
  return (y) => {
    const up = Math.min(1, Math.max(0, (part.bottom - y) / height))
    return reach * up * Math.sin(TURN * (seconds / 2.6 - up * 0.9 + part.phase))
  }
}

/** Rooted at the foot, bending more the higher it is, with a gust running through. */
function bend(part: SwayingPart, seconds: number, reach: number): RowShift {
  const height = Math.max(1, part.bottom - part.top)
  const gust = Math.sin(TURN * (seconds / 3.7 + part.phase))
  return (y) => {
    const up = Math.min(1, Math.max(0, (part.bottom - y) / height))
    const flutter = Math.sin(TURN * (seconds / 1.9 + part.phase + up * 0.8))
    return reach * up ** 1.5 * (0.7 * gust + 0.3 * flutter)
  }
}

/** Waves that come towards the eye: long and high in front, fine at the far shore. */
function ripple(part: SwayingPart, seconds: number, reach: number, shortSide: number): RowShift {
  const height = Math.max(1, part.bottom - part.top)
  const finest = shortSide * 0.012
  return (y) => {
    const near = Math.min(1, Math.max(0, (y - part.top) / height))
    const phase = (height / finest) * Math.log1p(4 * near) * 0.12
    const wave = Math.sin(TURN * (phase - seconds / 2.3 + part.phase))
    const swell = Math.sin(TURN * (phase * 0.31 - seconds / 4.7))
    return reach * (0.15 + 0.85 * near) * (0.65 * wave + 0.35 * swell)
  }
}

import type { CameraMove, CameraPose } from '#composition/layered-clip.ts'
import { moveNamedIn } from './camera-words.ts'
import type { MoveName } from './motion-names.ts'

/** What a camera does when the prompt leaves it open; each shows the depth of a picture. */
const OPEN_CHOICE = [
  'push-in',
  'orbit',
  'pull-back',
  'pan-right',
  'rise',
  'push-in',
  'orbit',
  'pan-left',
] as const

/** A hair larger than life: at exactly life size every whole pixel of travel would flash sharp. */
const LEAST_ZOOM = 0.02
/** Where the pictures' main subjects stand. */
const SUBJECT_DEPTH = 0.65
const LONGEST_TRAVEL_S = 9

/**
 * Chooses how the camera moves: as the prompt says, else by the seed. Short clips travel less far,
 * so that the pace stays calm.
 */
export function chooseCamera(prompt: string, durationMs: number, seed: number): CameraMove {
  const name = moveNamedIn(prompt) ?? OPEN_CHOICE[seed % OPEN_CHOICE.length] ?? 'push-in'
  const side = Math.floor(seed / OPEN_CHOICE.length) % 2 === 0 ? 1 : -1
  const reach = 0.45 + 0.55 * Math.min(1, durationMs / 1000 / LONGEST_TRAVEL_S)
  const move = moveOf(name, side)
  return { ...move, from: within(move.from, reach), to: within(move.to, reach) }
}

function moveOf(name: MoveName, side: number): CameraMove {
  switch (name) {
    case 'push-in':
      return around(pose(-0.45 * side, 0.15, 0), pose(0.45 * side, -0.15, 0.2))
    case 'pull-back':
      return around(pose(0.45 * side, -0.15, 0.2), pose(-0.45 * side, 0.15, 0))
    case 'pan-left':
      return along(pose(0.95, 0, 0.03), pose(-0.95, 0, 0.06), 0.3)
    case 'pan-right':
      return along(pose(-0.95, 0, 0.03), pose(0.95, 0, 0.06), 0.3)
    case 'rise':
      return along(pose(-0.3 * side, 0.95, 0.1), pose(0.3 * side, -0.95, 0.03), 0.2)
    case 'sink':
      return along(pose(-0.3 * side, -0.95, 0.03), pose(0.3 * side, 0.95, 0.1), 0.2)
    case 'tilt-up':
      return along(pose(-0.25 * side, 0.9, 0.04), pose(0.25 * side, -0.9, 0.04), 0.7)
    case 'tilt-down':
      return along(pose(-0.25 * side, -0.9, 0.04), pose(0.25 * side, 0.9, 0.04), 0.7)
    case 'orbit':
      return around(pose(-side, 0.1, 0.06, 0.004 * side), pose(side, -0.1, 0.1, -0.004 * side))
    case 'handheld':
      return { ...around(pose(-0.5 * side, 0.2, 0.03), pose(0.5 * side, -0.1, 0.1)), unrest: 1 }
    case 'static':
      return around(pose(-0.12 * side, 0, 0), pose(0.12 * side, 0, 0.025))
  }
}

/** The subject stays where it is; what is nearer and farther passes it on opposite sides. */
function around(from: CameraPose, to: CameraPose): CameraMove {
  return { from, to, pivotDepth: SUBJECT_DEPTH, turn: 0, unrest: 0 }
}

/** The whole view passes by; `turn` is the share of it that is the camera turning. */
function along(from: CameraPose, to: CameraPose, turn: number): CameraMove {
  return { from, to, pivotDepth: 0, turn, unrest: 0 }
}

function pose(x: number, y: number, zoom: number, roll = 0): CameraPose {
  return { x, y, zoom, roll }
}

function within({ x, y, zoom, roll }: CameraPose, reach: number): CameraPose {
  return { x: x * reach, y: y * reach, zoom: LEAST_ZOOM + zoom * reach, roll: roll * reach }
}

import { seededRandom } from './seeded-random.ts'

const ZOOM_PER_SECOND = 0.018
const SMALLEST_CHANGE = 0.07
const LARGEST_CHANGE = 0.16
/** A pan moves at most this share of the frame to either side of its middle. */
const LARGEST_TRAVEL = 0.12
/** A camera move over a still picture. */
export type Motion = { from: Framing; to: Framing }

/** `zoom` 1 fills the frame exactly. `x` and `y`: -1 to 1 of the way the camera may leave the middle. */
export type Framing = { zoom: number; x: number; y: number }

/** A part of a picture, each value a share (0 to 1) of the picture's own width or height. */
export type Rectangle = { x: number; y: number; width: number; height: number }

type Move = (change: number, random: () => number) => Motion

const MOVES: Move[] = [
  function pushIn(change, random) {
    const side = random() * 2 - 1
    return { from: { zoom: 1, x: 0, y: 0 }, to: { zoom: 1 + change, x: side, y: -random() } }
  },
  function pullOut(change, random) {
    const side = random() * 2 - 1
    return { from: { zoom: 1 + change, x: side, y: -random() }, to: { zoom: 1, x: 0, y: 0 } }
  },
  function pan(change, random) {
    const side = random() < 0.5 ? 1 : -1
    const zoom = 1 + change * 1.2
    return { from: { zoom, x: -side, y: 0 }, to: { zoom, x: side, y: 0 } }
  },
  function drift(change, random) {
    const side = random() < 0.5 ? 1 : -1
    const rise = random() < 0.5 ? 1 : -1
    const from = { zoom: 1 + change * 0.6, x: -side * 0.8, y: -rise * 0.8 }
    return { from, to: { zoom: 1 + change * 1.2, x: side * 0.8, y: rise * 0.8 } }
  },
]

/** Chooses a camera move from a seed; a longer one moves further, never faster. */
export function chooseMotion(seed: number, durationMs: number): Motion {
  const random = seededRandom(seed)
  const wanted = (durationMs / 1000) * ZOOM_PER_SECOND
  const change = Math.min(LARGEST_CHANGE, Math.max(SMALLEST_CHANGE, wanted))
  const move = MOVES[Math.floor(random() * MOVES.length)] as Move
  return move(change, random)
}

/**
 * The part of the picture that fills the frame.
 *
 * The camera keeps its speed to the last moment: a picture that comes to rest before a cut looks frozen.
 *
 * @param progress 0 at the shot's first moment, 1 at its last.
 * @param pictureRatio width / height of the picture, any.
 * @param frameRatio width / height of the video.
 */
export function motionRectangle(
  motion: Motion,
  progress: number,
  pictureRatio: number,
  frameRatio: number,
): Rectangle {
  const between = (from: number, to: number) => from + (to - from) * progress
  // Equal steps of a zoom look equal when each multiplies the last.
  const zoom = motion.from.zoom * (motion.to.zoom / motion.from.zoom) ** progress
  const width = Math.min(1, frameRatio / pictureRatio) / zoom
  const height = Math.min(1, pictureRatio / frameRatio) / zoom
  return {
    x: place(width, between(motion.from.x, motion.to.x)),
    y: place(height, between(motion.from.y, motion.to.y)),
    width,
    height,
  }
}

/** Both ends of a move lie within this part of the picture, and so does all between. */
export function motionExtent(motion: Motion, pictureRatio: number, frameRatio: number): Rectangle {
  // Sampled, because a camera that travels and zooms at once may reach further on its way than at its ends.
  const rectangles = Array.from({ length: 33 }, (_, step) =>
    motionRectangle(motion, step / 32, pictureRatio, frameRatio),
  )
  const x = Math.min(...rectangles.map((r) => r.x))
  const y = Math.min(...rectangles.map((r) => r.y))
  const right = Math.max(...rectangles.map((r) => r.x + r.width))
  const bottom = Math.max(...rectangles.map((r) => r.y + r.height))
  return { x, y, width: right - x, height: bottom - y }
}

function place(size: number, offset: number): number {
  const room = (1 - size) / 2
  return room + offset * Math.min(room, LARGEST_TRAVEL * size)
}

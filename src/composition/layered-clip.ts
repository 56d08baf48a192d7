/**
 * A clip made by moving the parts of a picture against each other, as pure data:
 * an animator plans it, the renderer draws it.
 */
export type LayeredClip = {
  /** Both even, in pixels; so are all lengths and places below unless they say otherwise. */
  width: number
  height: number
  durationMs: number
  /** The same clip with the same seed gives the same frames. */
  seed: number
  /** How far every picture reaches past each side of the frame: the room the camera has to move. */
  overscan: number
  /** The farthest first. */
  pictures: DepthPicture[]
  /** Stays with the camera, drawn last; as large as the frame. */
  finish?: PictureFile
  camera: CameraMove
  light?: SceneLight
  particles: ParticleKind
  /** Red, green, blue, 0 to 255: what the particles are tinted with. */
  accent: Rgb
}

export type Rgb = [red: number, green: number, blue: number]

/** Raw premultiplied RGBA, rows from the top without gaps. */
export type PictureFile = { path: string; width: number; height: number }

export type DepthPicture = PictureFile & {
  /** 0 is infinitely far, 1 is nearest to the eye. */
  depth: number | Relief
  sway: Sway
}

/** Depths within one picture, on an even grid that spans it: row by row, columns x rows values. */
export type Relief = { columns: number; rows: number; depths: number[] }

/**
 * How a part moves by itself: bent by the wind, rippling, floating, breathing, curling upwards as steam, or
 * shining unevenly as a flame and a beacon do.
 */
export type Sway =
  | 'none'
  | 'foliage'
  | 'water'
  | 'float'
  | 'breath'
  | 'steam'
  | 'flicker'
  | 'beacon'

export type ParticleKind =
  | 'none'
  | 'dust'
  | 'snow'
  | 'rain'
  | 'embers'
  | 'stars'
  | 'bubbles'
  | 'petals'
  | 'bokeh'

/** The key light: where it stands in the frame (it may lie outside), its colour and strength 0 to 1. */
export type SceneLight = { x: number; y: number; colour: Rgb; strength: number }

export type CameraMove = {
  from: CameraPose
  to: CameraPose
  /** The depth that stays in place while nearer and farther parts slide apart: 0 for a plain pan. */
  pivotDepth: number
  /** 0: the camera travels, near parts pass faster; 1: it only turns, all parts pass alike. */
  turn: number
  /** 0 for a tripod, 1 for a walking hand. */
  unrest: number
}

export type CameraPose = {
  /** Sideways and down, -1 to 1 of the room that the overscan leaves. */
  x: number
  y: number
  /** How much larger the nearest parts are than in the picture, 0 or more; far parts grow less. */
  zoom: number
  /** Clockwise, in radians. */
  roll: number
}

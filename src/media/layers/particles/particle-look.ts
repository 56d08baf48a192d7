import type { ParticleKind, Rgb } from '#composition/layered-clip.ts'
import type { SpriteShape } from './sprite-shape.ts'

/** Lengths are shares of the frame's short side, speeds short sides a second, both at depth 1. */
export type ParticleLook = {
  shape: SpriteShape
  count: number
  size: [smallest: number, largest: number]
  opacity: [faintest: number, strongest: number]
  /** Sideways and down. */
  speed: [x: number, y: number]
  /** How far it swings about its way. */
  wander: number
  /** How much of its light comes and goes, 0 to 1. */
  twinkle: number
  /** The nearest and farthest it flies, as depths. */
  depth: [far: number, near: number]
  /** What it is coloured; the mix is towards the picture's accent. */
  colour: Rgb
  accentShare: number
}

const LOOKS: Record<Exclude<ParticleKind, 'none'>, ParticleLook> = {
  dust: {
    shape: 'glow',
    count: 70,
    size: [0.006, 0.02],
    opacity: [0.15, 0.6],
    speed: [0.012, -0.01],
    wander: 0.02,
    twinkle: 0.6,
    depth: [0.3, 1.1],
    colour: [255, 248, 230],
    accentShare: 0.15,
  },
  snow: {
    shape: 'disc',
    count: 170,
    size: [0.005, 0.022],
    opacity: [0.45, 0.95],
    speed: [0.03, 0.16],
    wander: 0.025,
    twinkle: 0,
    depth: [0.15, 1.15],
    colour: [250, 252, 255],
    accentShare: 0,
  },
  rain: {
    shape: 'streak',
    count: 150,
    size: [0.04, 0.12],
    opacity: [0.12, 0.4],
    speed: [-0.14, 1.3],
    wander: 0,
    twinkle: 0,
    depth: [0.2, 1.1],
    colour: [214, 228, 245],
    accentShare: 0,
  },
  embers: {
    shape: 'glow',
    count: 80,
    size: [0.006, 0.02],
    opacity: [0.4, 1],
    speed: [0.025, -0.12],
    wander: 0.03,
    twinkle: 0.7,
    depth: [0.3, 1.1],
    colour: [255, 150, 60],
    accentShare: 0.1,
  },
  stars: {
    shape: 'star',
    count: 60,
    size: [0.008, 0.026],
    opacity: [0.25, 0.95],
    speed: [0, 0],
    wander: 0,
    twinkle: 0.9,
    depth: [0, 0.05],
    colour: [255, 252, 240],
    accentShare: 0.1,
  },
  bubbles: {
    shape: 'ring',
    count: 48,
    size: [0.01, 0.05],
    opacity: [0.3, 0.75],
    speed: [0.01, -0.1],
    wander: 0.02,
    twinkle: 0.1,
    depth: [0.2, 1.1],
    colour: [235, 250, 255],
    accentShare: 0.05,
  },
  petals: {
    shape: 'petal',
    count: 46,
    size: [0.016, 0.042],
    opacity: [0.7, 0.95],
    speed: [0.06, 0.085],
    wander: 0.05,
    twinkle: 0,
    depth: [0.3, 1.15],
    colour: [255, 205, 215],
    accentShare: 0.35,
  },
  bokeh: {
    shape: 'bokeh',
    count: 26,
    size: [0.04, 0.13],
    opacity: [0.08, 0.26],
    speed: [0.014, -0.012],
    wander: 0.03,
    twinkle: 0.6,
    depth: [0.5, 1.15],
    colour: [255, 240, 214],
    accentShare: 0.4,
  },
}

export function lookOf(kind: ParticleKind): ParticleLook | undefined {
  return kind === 'none' ? undefined : LOOKS[kind]
}

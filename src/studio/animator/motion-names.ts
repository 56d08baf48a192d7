import type { ParticleKind } from '#composition/layered-clip.ts'

/** The ways a camera can move; left, right, up and down are where it goes or looks. */
export const CAMERA_MOVES = [
  'push-in',
  'pull-back',
  'pan-left',
  'pan-right',
  'rise',
  'sink',
  'tilt-up',
  'tilt-down',
  'orbit',
  'handheld',
  'static',
] as const
export type MoveName = (typeof CAMERA_MOVES)[number]

/** What can float in the air, the most telling first. */
export const PARTICLES = [
  'snow',
  'rain',
  'embers',
  'stars',
  'bubbles',
  'petals',
  'bokeh',
  'dust',
] as const satisfies Exclude<ParticleKind, 'none'>[]

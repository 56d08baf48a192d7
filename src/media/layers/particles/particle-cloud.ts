import type { LayeredClip, Rgb } from '#composition/layered-clip.ts'
import { seededRandom } from '#composition/seeded-random.ts'
import { drawPlanes } from '../draw-planes.ts'
import { type PicturePlanes, planesOf } from '../picture-planes.ts'
import type { Placement } from '../placement.ts'
import type { FramePlanes, PlaneMemory } from '../plane-memory.ts'
import { lookOf, type ParticleLook } from './particle-look.ts'
import { paintSprite } from './sprite-shape.ts'

/** The room the particles fly in, in frames: larger than the frame, so they come and go unseen. */
const ROOM = 1.4
const SPRITE_SIZES = [8, 16, 32, 64, 128, 256]
const TURN = 2 * Math.PI

type Particle = {
  depth: number
  /** Where it starts, 0 to 1 of the room. */
  u: number
  v: number
  size: number
  opacity: number
  /** Sets its rhythm apart from the others', 0 to 1. */
  phase: number
  pace: number
}

export type ParticleCloud = {
  /** Draws what flies from one depth up to another. */
  draw(frame: FramePlanes, seconds: number, between: [far: number, near: number]): void
}

export function particleCloud(
  memory: PlaneMemory,
  clip: LayeredClip,
  placeAt: (depth: number, seconds: number) => Placement,
): ParticleCloud | undefined {
  const look = lookOf(clip.particles)
  if (!look) return undefined
  const sprites = SPRITE_SIZES.map((size) =>
    planesOf(memory, paintSprite(look.shape, size, tint(look, clip.accent)), size, size),
  )
  const particles = scatter(look, clip.seed)
  return {
    draw(frame, seconds, [far, near]) {
      for (const particle of particles) {
        if (particle.depth < far || particle.depth >= near) continue
        drawParticle(memory, frame, clip, look, sprites, particle, seconds, placeAt)
      }
    },
  }
}

function scatter(look: ParticleLook, seed: number): Particle[] {
  const next = seededRandom(seed ^ 0x70617274)
  const particles = Array.from({ length: look.count }, () => ({
    depth: within(look.depth, next()),
    u: next(),
    v: next(),
    size: within(look.size, next() ** 2.2),
    opacity: within(look.opacity, next()),
    phase: next(),
    pace: 0.75 + 0.5 * next(),
  }))
  return particles.toSorted((a, b) => a.depth - b.depth)
}

function within([from, to]: [number, number], share: number): number {
  return from + (to - from) * share
}

function drawParticle(
  memory: PlaneMemory,
  frame: FramePlanes,
  clip: LayeredClip,
  look: ParticleLook,
  sprites: (PicturePlanes | undefined)[],
  particle: Particle,
  seconds: number,
  placeAt: (depth: number, seconds: number) => Placement,
) {
  const short = Math.min(clip.width, clip.height)
  const nearness = 0.45 + 0.55 * particle.depth
  const size = Math.max(5, particle.size * nearness * short)
  const level = SPRITE_SIZES.findIndex((known) => known >= size)
  const sprite = sprites[level < 0 ? SPRITE_SIZES.length - 1 : level]
  if (!sprite) return
  const travel = seconds * nearness * particle.pace * short
  const swing = (rhythm: number, shift: number) =>
    look.wander * short * nearness * Math.sin(TURN * (seconds / rhythm + particle.phase + shift))
  const wide = clip.width * ROOM
  const tall = clip.height * ROOM
  const worldX = wrap(particle.u * wide + look.speed[0] * travel, wide) - (wide - clip.width) / 2
  const worldY = wrap(particle.v * tall + look.speed[1] * travel, tall) - (tall - clip.height) / 2
  const place = placeAt(particle.depth, seconds)
  const x = (worldX + swing(5.3, 0) - place.x) / place.xAcross
  const y = (worldY + swing(4.1, 0.37) - place.y) / place.yDown
  const step = (SPRITE_SIZES[level < 0 ? SPRITE_SIZES.length - 1 : level] as number) / size
  drawPlanes(memory, frame, sprite, spriteAt(x, y, size, step), {
    opacity: shine(look, particle, seconds),
  })
}

function spriteAt(x: number, y: number, size: number, step: number): Placement {
  return {
    x: -(x - size / 2) * step,
    xAcross: step,
    xDown: 0,
    y: -(y - size / 2) * step,
    yAcross: 0,
    yDown: step,
  }
}

function shine(look: ParticleLook, particle: Particle, seconds: number): number {
  const wave = 0.5 + 0.5 * Math.sin(TURN * (seconds / (2.2 * particle.pace) + particle.phase))
  return particle.opacity * (1 - look.twinkle * wave)
}

function tint(look: ParticleLook, accent: Rgb): Rgb {
  const mix = (channel: 0 | 1 | 2) =>
    look.colour[channel] + (accent[channel] - look.colour[channel]) * look.accentShare
  return [mix(0), mix(1), mix(2)]
}

function wrap(value: number, length: number): number {
  return ((value % length) + length) % length
}

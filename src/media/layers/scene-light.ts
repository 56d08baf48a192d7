import type { LayeredClip, Rgb, SceneLight } from '#composition/layered-clip.ts'
import { drawPlanes } from './draw-planes.ts'
import type { FramePlanes } from './frame-planes.ts'
import { planesOf } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import type { PlaneMemory } from './plane-memory.ts'

/** Light has no fine detail: it is kept this many times smaller than the frame. */
const COARSE = 8
const TURN = 2 * Math.PI

export type LightPlay = {
  /** Draws the light as it stands at a moment; `moment` is the share of the clip, 0 to 1. */
  draw(frame: FramePlanes, seconds: number, moment: number, sky: Placement): void
}

/** A glow around the key light that breathes, and one soft beam that crosses the scene. */
export function lightPlay(memory: PlaneMemory, clip: LayeredClip): LightPlay | undefined {
  const { light } = clip
  if (!light || light.strength <= 0) return undefined
  const glow = coarsePlanes(memory, clip, light.colour, glowOpacity(clip, light))
  const beam = coarsePlanes(memory, clip, light.colour, beamOpacity(clip, light))
  const fromLeft = light.x < clip.width / 2
  return {
    draw(frame, seconds, moment, sky) {
      const breath = 0.72 + 0.28 * Math.sin(TURN * (seconds / 5.3 + 0.1))
      if (glow) drawPlanes(memory, frame, glow, coarse(sky), breath)
      const across = (moment * 1.8 - 0.9) * clip.width * (fromLeft ? 1 : -1)
      const shown = Math.sin(Math.PI * moment) ** 2
      if (beam) drawPlanes(memory, frame, beam, coarse(shifted(across)), shown)
    },
  }
}

/** Falls off from the light like a haze; never white out, so that the picture stays readable. */
function glowOpacity(clip: LayeredClip, light: SceneLight) {
  const reach = 0.55 * Math.max(clip.width, clip.height)
  return (x: number, y: number) => {
    const away = Math.hypot(x - light.x, y - light.y) / reach
    return away >= 1 ? 0 : 0.42 * light.strength * (1 - away) ** 2.2
  }
}

/** A slanted band through the middle of the frame, strongest on the light's side. */
function beamOpacity(clip: LayeredClip, light: SceneLight) {
  const slant = light.x < clip.width / 2 ? 0.35 : -0.35
  const width = 0.2 * clip.width
  return (x: number, y: number) => {
    const aside = (x - clip.width / 2 + (y - clip.height / 2) * slant) / width
    const fade = 1 - 0.6 * Math.min(1, Math.max(0, y / clip.height))
    return 0.16 * light.strength * fade * Math.max(0, Math.exp(-aside * aside) - 0.02)
  }
}

function coarsePlanes(
  memory: PlaneMemory,
  clip: LayeredClip,
  colour: Rgb,
  opacityAt: (x: number, y: number) => number,
) {
  const margin = clip.overscan
  const columns = 2 * Math.ceil((clip.width + 2 * margin) / COARSE / 2)
  const rows = 2 * Math.ceil((clip.height + 2 * margin) / COARSE / 2)
  const rgba = new Uint8Array(columns * rows * 4)
  for (let pixel = 0; pixel < columns * rows; pixel++) {
    const x = ((pixel % columns) + 0.5) * COARSE - margin
    const y = (Math.floor(pixel / columns) + 0.5) * COARSE - margin
    const opacity = opacityAt(x, y)
    for (const [channel, value] of [...colour, 255].entries()) {
      rgba[pixel * 4 + channel] = Math.round(value * opacity)
    }
  }
  const planes = planesOf(memory, rgba, columns, rows)
  if (!planes) return undefined
  const corner = margin / COARSE
  return { ...planes, left: planes.left - corner, top: planes.top - corner }
}

function coarse(placement: Placement): Placement {
  return {
    x: placement.x / COARSE,
    xAcross: placement.xAcross / COARSE,
    xDown: placement.xDown / COARSE,
    y: placement.y / COARSE,
    yAcross: placement.yAcross / COARSE,
    yDown: placement.yDown / COARSE,
  }
}

function shifted(across: number): Placement {
  return { x: -across, xAcross: 1, xDown: 0, y: 0, yAcross: 0, yDown: 1 }
}

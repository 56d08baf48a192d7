import type { LayeredClip, Rgb, SceneLight } from '#composition/layered-clip.ts'
import { COARSE, type LightVeil } from './light-veil.ts'
import { type PicturePlanes, planesOf } from './picture-planes.ts'
import type { Placement } from './placement.ts'
import type { PlaneMemory } from './plane-memory.ts'

const TURN = 2 * Math.PI

export type LightPlay = {
  /** Adds the light as it stands at a moment; `moment` is the share of the clip, 0 to 1. */
  addTo(veil: LightVeil, seconds: number, moment: number, sky: Placement): void
}

/** A glow around the key light that breathes, and one soft beam that crosses the scene. */
export function lightPlay(memory: PlaneMemory, clip: LayeredClip): LightPlay | undefined {
  const { light } = clip
  if (!light || light.strength <= 0) return undefined
  const glow = paintLight(memory, clip, light.colour, glowOpacity(clip, light))
  const beam = paintLight(memory, clip, light.colour, beamOpacity(clip, light))
  const direction = light.x < clip.width / 2 ? 1 : -1
  return {
    addTo(veil, seconds, moment, sky) {
      const breath = 0.72 + 0.28 * Math.sin(TURN * (seconds / 5.3 + 0.1))
      if (glow) veil.add(glow, coarse(sky), breath)
      const shown = Math.sin(Math.PI * moment) ** 2
      const across = (0.9 - moment * 1.8) * (clip.width / COARSE) * direction
      const shifted = { x: across, xAcross: 1, xDown: 0, y: 0, yAcross: 0, yDown: 1 }
      if (beam) veil.add(beam, shifted, shown)
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

/** A slanted band through the middle of the frame that fades towards the ground. */
function beamOpacity(clip: LayeredClip, light: SceneLight) {
  const slant = light.x < clip.width / 2 ? 0.35 : -0.35
  const width = 0.2 * clip.width
  return (x: number, y: number) => {
    const aside = (x - clip.width / 2 + (y - clip.height / 2) * slant) / width
    const fade = 1 - 0.6 * Math.min(1, Math.max(0, y / clip.height))
    return 0.16 * light.strength * fade * Math.max(0, Math.exp(-aside * aside) - 0.02)
  }
}

function paintLight(
  memory: PlaneMemory,
  clip: LayeredClip,
  colour: Rgb,
  opacityAt: (x: number, y: number) => number,
): PicturePlanes | undefined {
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

/** The same view, counted in coarse pixels. */
function coarse(placement: Placement): Placement {
  return { ...placement, x: placement.x / COARSE, y: placement.y / COARSE }
}

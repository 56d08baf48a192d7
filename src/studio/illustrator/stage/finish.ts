import type { Canvas } from '@napi-rs/canvas'
import { newCanvas } from '../paint/canvas.ts'
import { css, mix, oklch } from '../paint/colour.ts'
import { linearGradient } from '../paint/gradient.ts'
import type { Random } from '../paint/random.ts'
import type { Overlay } from '../picture-layers.ts'
import type { Look } from '../prompt/picture-brief.ts'
import type { Stage } from './stage.ts'

const GRAIN: Record<Look, number> = { illustrated: 0.04, photographic: 0.085, poster: 0.035 }
const VIGNETTE: Record<Look, number> = { illustrated: 0.22, photographic: 0.5, poster: 0 }

/** The camera's and the print's own traces: toning, vignette, grain. */
export function paintFinish(stage: Stage): Overlay[] {
  const { look } = stage.brief
  const overlays: Overlay[] = []
  if (look !== 'poster') overlays.push({ canvas: toning(stage), blend: 'soft-light' })
  if (VIGNETTE[look] > 0)
    overlays.push({ canvas: vignette(stage, VIGNETTE[look]), blend: 'multiply' })
  if (look === 'photographic') overlays.push({ canvas: liftedBlacks(stage), blend: 'screen' })
  overlays.push({ canvas: grain(stage, GRAIN[look]), blend: 'overlay' })
  return overlays
}

/** Warmth from the light's side, the shadows' colour from the other. */
function toning({ width, height, light, palette }: Stage): Canvas {
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const away = { x: width - light.x, y: height }
  context.fillStyle = linearGradient(context, light, away, [
    [0, palette.sun, 0.3 * light.strength + 0.05],
    [0.5, palette.haze, 0.06],
    [1, palette.shadow, 0.2],
  ])
  context.fillRect(0, 0, width, height)
  return canvas
}

function vignette({ width, height, palette }: Stage, strength: number): Canvas {
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const reach = Math.hypot(width, height) / 2
  const gradient = context.createRadialGradient(
    width / 2,
    height * 0.48,
    reach * 0.45,
    width / 2,
    height / 2,
    reach * 1.05,
  )
  const edge = mix(oklch(0.2, 0, 0), palette.shadow, 0.6)
  gradient.addColorStop(0, css(edge, 0))
  gradient.addColorStop(0.6, css(edge, strength * 0.34))
  gradient.addColorStop(1, css(edge, strength))
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
  return canvas
}

/** Film never gets quite black. */
function liftedBlacks({ width, height, palette }: Stage): Canvas {
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = css({ ...palette.shadow, l: 0.09 })
  context.fillRect(0, 0, width, height)
  return canvas
}

const TILE = 256

function grain({ width, height, random }: Stage, strength: number): Canvas {
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const pattern = context.createPattern(grainTile(random.fork('grain'), strength), 'repeat')
  if (!pattern) return canvas
  context.fillStyle = pattern
  context.fillRect(0, 0, width, height)
  return canvas
}

function grainTile(random: Random, strength: number): Canvas {
  const tile = newCanvas(TILE, TILE)
  const context = tile.getContext('2d')
  const image = context.createImageData(TILE, TILE)
  for (let offset = 0; offset < image.data.length; offset += 4) {
    const value = (random.between(-1, 1) + random.between(-1, 1)) / 2
    image.data.fill(value > 0 ? 255 : 0, offset, offset + 3)
    image.data[offset + 3] = Math.abs(value) * 255 * strength * 2
  }
  context.putImageData(image, 0, 0)
  return tile
}

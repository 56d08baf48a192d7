import { canvasFromPixels, isolated } from '../paint/canvas.ts'
import { channelsOf, mix, oklch } from '../paint/colour.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** Clouds as layered noise, thin and wide at the horizon, lit from the sun's side. */
export function paintClouds(stage: Stage, weight: number): void {
  const { width, height, margin, horizon, light } = stage
  const noise = fractal(valueNoise(stage.random.fork('clouds')), 5)
  const shrink = 5
  const [across, down] = [(width + 2 * margin) / shrink, (horizon + margin) / shrink]
  const bright = channelsOf(mix(stage.palette.sky.low, stage.palette.sun, 0.6))
  const dim = channelsOf(mix(stage.palette.sky.middle, stage.palette.shadow, 0.22))
  const stretch = stage.random.fork('cloud shape').between(0.9, 1.6)
  const scale = 120 * stage.unit
  const clouds = canvasFromPixels(across, down, (column, row) => {
    const [x, y] = [column * shrink - margin, row * shrink - margin]
    const squeeze = 1 + 5 * Math.max(0, y / horizon) ** 1.6
    const u = (x / scale) * 2.1
    const v = (y / scale) * 2.1 * squeeze * stretch
    const body = noise(u + 3, v)
    const density = Math.max(0, (body - (0.68 - 0.25 * weight)) * 3.4)
    if (density <= 0) return [0, 0, 0, 0]
    const toward = 0.06 * Math.max(-1, Math.min(1, (light.x - x) / (stage.unit * 20)))
    const shade = Math.min(1, Math.max(0, 0.55 + (body - noise(u + 3 + toward, v - 0.1)) * 5))
    const fade = Math.min(1, (horizon - y) / (height * 0.07))
    const alpha = Math.min(1, density) * 205 * Math.max(0, fade) * Math.min(1, weight + 0.25)
    return [
      dim[0] + (bright[0] - dim[0]) * shade,
      dim[1] + (bright[1] - dim[1]) * shade,
      dim[2] + (bright[2] - dim[2]) * shade,
      alpha,
    ]
  })
  stage.on('sky').drawImage(clouds, -margin, -margin, width + 2 * margin, horizon + margin)
}

/** Heaped clouds: noise raised into puffs, bright on the crowns, shaded between. */
export function paintCloudBank(
  stage: Stage,
  layer: LayerName,
  { top, rise, distance }: { top: number; rise: number; distance: number },
): void {
  const { width, height, margin, unit, palette, light } = stage
  const noise = fractal(valueNoise(stage.random.fork(`bank ${layer}`)), 3)
  const shrink = 5
  const bright = channelsOf(
    mix(mix(palette.haze, palette.sun, 0.55), { l: 1, a: 0, b: 0 }, palette.dark ? 0 : 0.35),
  )
  const dark = channelsOf(
    mix(mix(palette.sky.middle, palette.shadow, 0.35), palette.haze, distance),
  )
  const scale = unit * (44 - distance * 26)
  const crown = (x: number) => top - (puffs(noise, x / scale, 1) - 0.35) * height * rise
  const canvas = canvasFromPixels(
    (width + 2 * margin) / shrink,
    (height + 2 * margin) / shrink,
    (column, row) => {
      const [x, y] = [column * shrink - margin, row * shrink - margin]
      const depth = (y - crown(x)) / (unit * 2.2)
      if (depth <= 0) return [0, 0, 0, 0]
      const relief = puffs(noise, x / scale + 3, (y / scale) * 1.15)
      const toward = 0.12 * Math.max(-1, Math.min(1, (light.x - x) / (unit * 20)))
      const slope = relief - puffs(noise, x / scale + 3 + toward, (y / scale) * 1.15 - 0.16)
      const fall = Math.min(1, Math.max(0, (y - top) / (height * 0.4)))
      const share = Math.min(1, Math.max(0, 0.72 + slope * 1.9 - fall * 0.5))
      return [
        dark[0] + (bright[0] - dark[0]) * share,
        dark[1] + (bright[1] - dark[1]) * share,
        dark[2] + (bright[2] - dark[2]) * share,
        Math.min(1, depth) * 250,
      ]
    },
  )
  stage.on(layer).drawImage(canvas, -margin, -margin, width + 2 * margin, height + 2 * margin)
}

function puffs(noise: (x: number, y: number) => number, x: number, y: number): number {
  return 1 - Math.abs(noise(x, y) * 2 - 1)
}

/** Glowing gas in a band across the frame. */
export function paintNebula(stage: Stage, hue: number): void {
  const { width, height, margin, unit } = stage
  const noise = fractal(valueNoise(stage.random.fork('nebula')), 5)
  const [one, other] = [
    channelsOf(oklch(0.62, 0.17, hue + 60)),
    channelsOf(oklch(0.6, 0.13, hue - 40)),
  ]
  const cloud = canvasFromPixels(
    (width + 2 * margin) / 6,
    (height + 2 * margin) / 6,
    (column, row) => {
      const [u, v] = [(column * 6) / (unit * 60), (row * 6) / (unit * 60)]
      const warp = noise(u * 0.7 + 5, v * 0.7)
      const band = Math.exp(-(((u * 0.6 + v - 2 + warp * 1.6) / 1.1) ** 2))
      const density = Math.max(0, noise(u + warp * 1.4, v + warp) - 0.36) * 2.4 * (0.25 + band)
      const share = Math.min(1, Math.max(0, noise(u * 1.3 + 9, v * 1.3) * 1.8 - 0.4))
      return [
        one[0] + (other[0] - one[0]) * share,
        one[1] + (other[1] - one[1]) * share,
        one[2] + (other[2] - one[2]) * share,
        Math.min(200, density * 235),
      ]
    },
  )
  const context = stage.on('sky')
  isolated(context, () => {
    context.globalCompositeOperation = 'screen'
    context.drawImage(cloud, -margin, -margin, width + 2 * margin, height + 2 * margin)
  })
}

import { canvasFromPixels } from '../paint/canvas.ts'
import { channelsOf, mix } from '../paint/colour.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { paintSky } from '../paint/sky.ts'
import type { LayerName, Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'

/** Above a sea of clouds. */
export function paintCloudSea(stage: Stage): Ground {
  const { height } = stage
  paintSky(stage, { clouds: 0.35 })
  paintBank(stage, 'far', { top: height * 0.6, rise: 0.1, distance: 0.6 })
  paintBank(stage, 'middle', { top: height * 0.7, rise: 0.12, distance: 0.3 })
  paintBank(stage, 'near', { top: height * 0.84, rise: 0.12, distance: 0 })
  stage.sway.far = 'float'
  stage.sway.middle = 'float'
  stage.sway.near = 'float'
  return { surface: 'air', footY: height * 0.45, farY: height * 0.32 }
}

/** Heaped clouds: noise raised into puffs, bright on the crowns, shaded between. */
function paintBank(
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

import { css, oklch } from '../paint/colour.ts'
import { paintGlow } from '../paint/gradient.ts'
import { paintPosterWeather } from '../poster/poster-weather.ts'
import { SETTING_NAMES } from '../prompt/picture-brief.ts'
import type { Stage } from './stage.ts'

/** Falling snow, rain and a storm's lightning, outdoors only. */
export function paintWeather(stage: Stage): void {
  const { weather, setting, look, framing } = stage.brief
  const outdoors = SETTING_NAMES.indexOf(setting) < SETTING_NAMES.indexOf('space')
  if (!outdoors) return
  if (look === 'poster') {
    paintPosterWeather(stage)
    return
  }
  if (weather === 'snow') paintSnowfall(stage)
  if (weather === 'rain' || weather === 'storm') paintRainfall(stage)
  if (weather === 'storm' && framing !== 'high') paintLightning(stage)
}

function paintSnowfall(stage: Stage): void {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork('snowfall')
  const context = stage.on('near')
  stage.sway.near = 'float'
  for (let index = 0; index < 170; index++) {
    const near = random.between(0, 1) ** 3
    const radius = unit * (0.18 + near * 0.95)
    const [x, y] = [
      random.between(-margin, width + margin),
      random.between(-margin, height + margin),
    ]
    const flake = context.createRadialGradient(x, y, 0, x, y, radius)
    flake.addColorStop(0, css(oklch(0.98, 0.01, 250), 0.8 - near * 0.35))
    flake.addColorStop(0.5, css(oklch(0.98, 0.01, 250), 0.55 - near * 0.25))
    flake.addColorStop(1, css(oklch(0.98, 0.01, 250), 0))
    context.fillStyle = flake
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
}

function paintRainfall(stage: Stage): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('rainfall')
  const context = stage.on('near')
  const lean = random.between(-0.2, 0.2)
  for (let index = 0; index < 260; index++) {
    const near = random.between(0, 1) ** 2
    const long = unit * (2.5 + near * 9)
    const [x, y] = [
      random.between(-margin, width + margin),
      random.between(-margin, height + margin),
    ]
    context.strokeStyle = css(palette.haze, 0.22 + near * 0.26)
    context.lineWidth = unit * (0.1 + near * 0.17)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + lean * long, y + long)
    context.stroke()
  }
}

function paintLightning(stage: Stage): void {
  const { width, horizon, unit } = stage
  const random = stage.random.fork('lightning')
  const context = stage.on('sky')
  const bright = oklch(0.95, 0.05, 275)
  let [x, y] = [width * random.between(0.2, 0.8), -stage.margin]
  paintGlow(context, { x, y: horizon * 0.35, radius: unit * 70, colour: bright, strength: 0.4 })
  context.lineJoin = 'round'
  while (y < horizon) {
    const [nextX, nextY] = [x + random.between(-6, 6) * unit, y + random.between(4, 10) * unit]
    for (const [thick, alpha] of [
      [1.6, 0.18],
      [0.4, 0.95],
    ] as const) {
      context.strokeStyle = css(bright, alpha)
      context.lineWidth = unit * thick
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(nextX, Math.min(horizon, nextY))
      context.stroke()
    }
    x = nextX
    y = nextY
  }
}

import type { Stage } from '../stage/stage.ts'
import { canvasFromPixels, isolated } from './canvas.ts'
import { channelsOf, css, mix } from './colour.ts'
import { paintGlow, verticalGradient } from './gradient.ts'
import { fractal, valueNoise } from './noise.ts'

/** The whole sky: its gradient, sun or moon, stars and clouds, onto the farthest layer. */
export function paintSky(stage: Stage, options: { body?: boolean; clouds?: number } = {}): void {
  const { width, height, margin, palette, horizon } = stage
  const context = stage.on('sky')
  context.fillStyle = verticalGradient(context, -margin, horizon + height * 0.03, [
    [0, palette.sky.top],
    [0.55, palette.sky.middle],
    [1, palette.sky.low],
  ])
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  const poster = stage.brief.look === 'poster'
  if (stage.brief.time === 'night') paintStars(stage, 1)
  if (stage.brief.time === 'blue') paintStars(stage, 0.35)
  if (options.body ?? true) paintSunOrMoon(stage)
  const weight = options.clouds ?? cloudiness(stage)
  if (weight > 0 && !poster) paintClouds(stage, weight)
}

function cloudiness(stage: Stage): number {
  const { weather } = stage.brief
  const base = { clear: 0.32, cloudy: 0.85, rain: 0.9, snow: 0.7, fog: 0.4, storm: 1 }[weather]
  return base * stage.random.fork('cloudiness').between(0.55, 1.2)
}

function paintStars(stage: Stage, density: number): void {
  if (stage.brief.weather !== 'clear') return
  const context = stage.on('sky')
  const random = stage.random.fork('stars')
  const count = Math.round(260 * density)
  for (let index = 0; index < count; index++) {
    const height = random.between(0, 1) ** 1.4
    const size = stage.unit * random.between(0.06, 0.2) * (random.chance(0.06) ? 2 : 1)
    context.fillStyle = css(stage.palette.sun, random.between(0.25, 0.95) * (1 - height * 0.8))
    context.beginPath()
    context.arc(
      random.between(-stage.margin, stage.width + stage.margin),
      height * stage.horizon,
      size,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function paintSunOrMoon(stage: Stage): void {
  const { light, unit, palette, brief } = stage
  const context = stage.on('sky')
  const reach = Math.max(stage.width, stage.height)
  paintGlow(context, { ...light, radius: reach * 0.62, strength: 0.42 * light.strength })
  paintGlow(context, { ...light, radius: reach * 0.24, strength: 0.55 * light.strength })
  if (brief.time === 'blue' || brief.weather === 'rain' || brief.weather === 'storm') return
  const radius =
    unit * stage.random.fork('sun').between(4.2, 8.4) * (brief.time === 'day' ? 0.7 : 1)
  isolated(context, () => {
    context.fillStyle = css(
      mix(palette.sun, { l: 1, a: 0, b: 0.02 }, 0.5),
      brief.weather === 'fog' ? 0.5 : 0.95,
    )
    context.filter = `blur(${unit * 0.12}px)`
    context.beginPath()
    context.arc(light.x, light.y, radius, 0, Math.PI * 2)
    context.fill()
  })
  if (brief.time === 'night') paintMoonSeas(stage, radius)
}

function paintMoonSeas(stage: Stage, radius: number): void {
  const context = stage.on('sky')
  const random = stage.random.fork('moon')
  isolated(context, () => {
    context.beginPath()
    context.arc(stage.light.x, stage.light.y, radius * 0.97, 0, Math.PI * 2)
    context.clip()
    context.filter = `blur(${radius * 0.06}px)`
    for (let index = 0; index < 6; index++) {
      context.fillStyle = css(stage.palette.haze, random.between(0.12, 0.3))
      context.beginPath()
      context.ellipse(
        stage.light.x + random.between(-0.6, 0.6) * radius,
        stage.light.y + random.between(-0.6, 0.6) * radius,
        radius * random.between(0.12, 0.34),
        radius * random.between(0.1, 0.26),
        random.between(0, 3),
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  })
}

/** Clouds as layered noise, thin and wide at the horizon, lit from the sun's side. */
function paintClouds(stage: Stage, weight: number): void {
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

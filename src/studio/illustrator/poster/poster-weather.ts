import { type Colour, css, mix } from '../paint/colour.ts'
import type { Stage } from '../stage/stage.ts'
import { posterPalette } from './poster-palette.ts'
import { fillDisc } from './poster-shapes.ts'

/** Weather in a poster's own manner: flat clouds before the disc, bold drops, flakes, one bolt. */
export function paintPosterWeather(stage: Stage): void {
  const { weather } = stage.brief
  if (weather === 'clear') return
  if (stage.brief.framing !== 'high' && weather !== 'fog') paintClouds(stage)
  if (weather === 'storm' && stage.brief.framing !== 'high') paintBolt(stage)
  if (weather === 'rain' || weather === 'storm') paintDrops(stage)
  if (weather === 'snow') paintFlakes(stage)
  if (weather === 'fog') paintVeils(stage)
}

/** The lightest ink, lit up where even that is dark: by night the paper is the darkest. */
function bright(stage: Stage): Colour {
  const { paper, ink, tones } = posterPalette(stage)
  const lightest = [paper, ink, ...tones].reduce((one, other) => (other.l > one.l ? other : one))
  return mix(lightest, { l: 1, a: 0, b: 0 }, Math.max(0, 0.85 - lightest.l))
}

function paintClouds(stage: Stage): void {
  const { width, height, unit, brief } = stage
  const { tones } = posterPalette(stage)
  const random = stage.random.fork('poster clouds')
  const context = stage.on('sky')
  const heavy = brief.weather === 'storm' || brief.weather === 'rain'
  const colour = mix(bright(stage), tones[1], heavy ? 0.75 : 0.55)
  for (let index = 0; index < (heavy ? 5 : 3); index++) {
    const x = width * ((index + random.between(0.1, 0.9)) / (heavy ? 5 : 3))
    const y = height * random.between(0.1, heavy ? 0.34 : 0.4)
    const size = unit * random.between(6, heavy ? 11 : 8)
    context.fillStyle = css(colour)
    context.beginPath()
    context.roundRect(x - size * 2.4, y - size * 0.6, size * 4.8, size * 1.2, size * 0.6)
    context.fill()
    fillDisc(context, { x: x - size * 0.7, y: y - size * 0.4 }, size * 0.9, colour)
    fillDisc(context, { x: x + size * 0.6, y: y - size * 0.7 }, size * 1.15, colour)
  }
}

function paintBolt(stage: Stage): void {
  const { width, height, unit } = stage
  const random = stage.random.fork('poster bolt')
  const context = stage.on('sky')
  const [x, y] = [width * random.pick([0.2, 0.5, 0.8]), height * 0.22]
  context.fillStyle = css(posterPalette(stage).accent)
  context.beginPath()
  for (const [across, down] of [
    [3, 0],
    [-6, 17],
    [-1, 17],
    [-5, 32],
    [8, 12],
    [2, 12],
    [7, 0],
  ] as const) {
    context.lineTo(x + across * unit, y + down * unit)
  }
  context.fill()
}

function paintDrops(stage: Stage): void {
  const { width, height, margin, unit } = stage
  const { tones } = posterPalette(stage)
  const light = bright(stage)
  const random = stage.random.fork('poster rain')
  const context = stage.on('near')
  context.lineCap = 'round'
  for (let index = 0; index < 90; index++) {
    const long = unit * random.between(3, 6)
    const [x, y] = [
      random.between(-margin, width + margin),
      random.between(-margin, height + margin),
    ]
    context.strokeStyle = css(random.chance(0.5) ? light : mix(light, tones[0], 0.6), 0.75)
    context.lineWidth = unit * 0.45
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x - long * 0.3, y + long)
    context.stroke()
  }
}

function paintFlakes(stage: Stage): void {
  const { width, height, margin, unit } = stage
  const flake = mix(bright(stage), { l: 1, a: 0, b: 0 }, 0.6)
  const random = stage.random.fork('poster snow')
  stage.sway.near = 'float'
  for (let index = 0; index < 90; index++) {
    const at = {
      x: random.between(-margin, width + margin),
      y: random.between(-margin, height + margin),
    }
    fillDisc(stage.on('near'), at, unit * random.between(0.4, 1.2), flake)
  }
}

function paintVeils(stage: Stage): void {
  const { width, height, unit } = stage
  const random = stage.random.fork('poster fog')
  const context = stage.on('far')
  for (let index = 0; index < 6; index++) {
    const long = width * random.between(0.5, 0.9)
    const x = random.between(-0.2, 0.6) * width
    const y = height * (0.36 + index * 0.055)
    context.fillStyle = css(bright(stage), 0.5)
    context.beginPath()
    context.roundRect(x, y, long, unit * 4, unit * 2)
    context.fill()
  }
}

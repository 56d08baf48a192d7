import { canvasFromPixels, isolated } from '../paint/canvas.ts'
import { channelsOf, css, lighter, mix, oklch, type Colour } from '../paint/colour.ts'
import { linearGradient, paintGlow, verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point, smoothClosed } from '../paint/shape.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'

/** Deep space: a nebula, a planet with night on one side, and, for things that stand, a moon's ground. */
export function paintSpace(stage: Stage): Ground {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork('space')
  const hue = random.pick([265, 290, 230, 320, 195])
  const context = stage.on('sky')
  context.fillStyle = verticalGradient(context, -margin, height + margin, [
    [0, oklch(0.1, 0.035, hue)],
    [0.6, oklch(0.17, 0.06, hue + 15)],
    [1, oklch(0.11, 0.04, hue + 40)],
  ])
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintNebula(stage, hue)
  for (let index = 0; index < 420; index++) {
    const bright = random.chance(0.05)
    context.fillStyle = css(
      oklch(0.95, 0.04, random.pick([60, 240, 300])),
      random.between(0.2, 0.95),
    )
    context.beginPath()
    context.arc(
      random.between(-margin, width + margin),
      random.between(-margin, height + margin),
      unit * random.between(0.05, 0.15) * (bright ? 2.2 : 1),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
  paintPlanet(
    stage,
    random.pick([
      oklch(0.62, 0.11, 40),
      oklch(0.6, 0.1, 235),
      oklch(0.7, 0.09, 75),
      oklch(0.58, 0.11, 310),
      oklch(0.66, 0.08, 170),
    ]),
  )
  const stands = stage.brief.subjects.some(
    ({ kind }) =>
      kind === 'person' ||
      kind === 'building' ||
      kind === 'animal' ||
      kind === 'plant' ||
      kind === 'vehicle',
  )
  if (!stands) {
    paintAsteroids(stage, hue)
    return { surface: 'air', footY: height * 0.5, farY: height * 0.3 }
  }
  paintMoonGround(stage, hue)
  return { surface: 'land', footY: height * 0.79, farY: height * 0.73 }
}

function paintNebula(stage: Stage, hue: number): void {
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

function paintPlanet(stage: Stage, colour: Colour): void {
  const { width, height, unit, light } = stage
  const random = stage.random.fork('planet')
  const radius = unit * random.between(14, 40)
  const x =
    light.x < width / 2 ? width * random.between(0.62, 0.95) : width * random.between(0.05, 0.38)
  const y = height * random.between(0.14, 0.34)
  const context = stage.on('far')
  const toward = Math.atan2(light.y - y, light.x - x)
  paintGlow(context, { x, y, radius: radius * 1.5, colour: lighter(colour, 0.1), strength: 0.35 })
  isolated(context, () => {
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.clip()
    context.fillStyle = css(colour)
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    for (let band = 0; band < 14; band++) {
      context.fillStyle = css(lighter(colour, random.between(-0.14, 0.14)), 0.4)
      context.beginPath()
      context.ellipse(
        x,
        y + random.between(-1, 1) * radius,
        radius * 1.2,
        radius * random.between(0.03, 0.12),
        -0.2,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    const [dx, dy] = [Math.cos(toward) * radius, Math.sin(toward) * radius]
    context.fillStyle = linearGradient(
      context,
      { x: x + dx, y: y + dy },
      { x: x - dx, y: y - dy },
      [
        [0, lighter(colour, 0.25), 0.5],
        [0.4, colour, 0],
        [0.62, oklch(0.08, 0.03, 270), 0.8],
        [1, oklch(0.06, 0.02, 270), 0.97],
      ],
    )
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  })
  if (!random.chance(0.45)) return
  isolated(context, () => {
    context.translate(x, y)
    context.rotate(-0.35)
    for (let ring = 0; ring < 7; ring++) {
      context.strokeStyle = css(lighter(colour, 0.15), 0.12 + (ring % 3) * 0.13)
      context.lineWidth = unit * 0.75
      context.beginPath()
      context.ellipse(
        0,
        0,
        radius * (1.4 + ring * 0.07),
        radius * (0.36 + ring * 0.02),
        0,
        -0.25,
        Math.PI + 0.25,
      )
      context.stroke()
    }
  })
}

/** A belt of tumbling rocks below the middle, the near ones larger. */
function paintAsteroids(stage: Stage, hue: number): void {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork('asteroids')
  const context = stage.on('middle')
  const slope = random.between(-0.16, 0.16)
  for (let index = 0; index < 46; index++) {
    const near = (index / 46) ** 2.4
    const radius = unit * (0.25 + near * 4.6)
    const x = random.between(-margin, width + margin)
    const y = height * (0.72 + random.between(-0.05, 0.05) + near * 0.2) + (x - width / 2) * slope
    const rock = oklch(random.between(0.3, 0.48), 0.03, hue + random.between(-20, 60))
    context.fillStyle = linearGradient(
      context,
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
      [
        [0, lighter(rock, 0.16)],
        [0.45, rock],
        [1, lighter(rock, -0.24)],
      ],
    )
    const corners = Array.from({ length: 11 }, (_, corner) => {
      const angle = (corner / 11) * Math.PI * 2
      const reach = radius * random.between(0.72, 1.12)
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.82 }
    })
    smoothClosed(context, corners)
    context.fill()
  }
}

function paintMoonGround(stage: Stage, hue: number): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('moon ground')
  const noise = fractal(valueNoise(random), 4)
  const context = stage.on('middle')
  const top = height * 0.74
  const line: Point[] = []
  for (let x = -margin; x <= width + margin; x += 4)
    line.push({
      x,
      y:
        top +
        ((x - width / 2) / width) ** 2 * unit * 14 +
        (noise(x / (unit * 26), 2) - 0.5) * unit * 5,
    })
  const dust = oklch(0.5, 0.025, hue)
  context.fillStyle = verticalGradient(context, top, height + margin, [
    [0, lighter(dust, 0.16)],
    [0.2, mix(dust, palette.shadow, 0.25)],
    [1, oklch(0.13, 0.02, hue)],
  ])
  fillBelow(context, line, height + margin)
  for (let index = 0; index < 34; index++) {
    const near = random.between(0.02, 1) ** 1.3
    const wide = unit * (1 + near * 11) * random.between(0.5, 1.2)
    const [x, y] = [random.between(-margin, width + margin), top + unit * 6 + near * (height - top)]
    context.fillStyle = css(oklch(0.12, 0.02, hue), 0.35)
    context.beginPath()
    context.ellipse(x, y, wide, wide * 0.24, 0, 0, Math.PI * 2)
    context.fill()
    context.strokeStyle = css(lighter(dust, 0.22), 0.3)
    context.lineWidth = unit * 0.2
    context.beginPath()
    context.ellipse(x, y, wide, wide * 0.24, 0, 0, Math.PI)
    context.stroke()
  }
}

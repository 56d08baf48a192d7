import { blurInPlace, isolated } from '../paint/canvas.ts'
import { css, lighter, lit, mix, oklch, type Colour } from '../paint/colour.ts'
import { linearGradient, paintGlow, verticalGradient } from '../paint/gradient.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { Stage } from '../stage/stage.ts'
import { paintBokeh } from './bokeh.ts'
import type { Ground } from './ground.ts'

/** A photographer's sweep with plain bodies on it: an arch, a disc, a pedestal, a leaf's shadow. */
export function paintStudio(stage: Stage): Ground {
  const { width, height, margin, unit, light, palette } = stage
  const random = stage.random.fork('studio')
  const hue = random.pick([30, 50, 80, 150, 195, 230, 265, 300, 345])
  const tone = oklch(random.between(0.62, 0.84), random.between(0.05, 0.1), hue)
  const glow = palette.dark ? oklch(0.62, 0.03, hue) : oklch(0.97, 0.02, 85)
  const wall = lit(tone, glow)
  const context = stage.on('sky')
  context.fillStyle = linearGradient(
    context,
    { x: light.x, y: 0 },
    { x: width - light.x, y: height },
    [
      [0, lighter(wall, 0.09)],
      [0.5, wall],
      [1, lighter(wall, -0.14)],
    ],
  )
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintGlow(context, {
    x: width / 2,
    y: height * 0.42,
    radius: height * 0.45,
    colour: lighter(wall, 0.18),
    strength: 0.6,
  })
  const centre = width * (0.5 + random.between(-0.05, 0.05))
  paintBackShape(stage, centre, wall, hue)
  const floor = height * 0.66
  const middle = stage.on('middle')
  middle.fillStyle = verticalGradient(middle, floor, height + margin, [
    [0, lighter(wall, 0.03)],
    [0.12, lighter(wall, 0.06)],
    [1, lighter(wall, -0.2)],
  ])
  middle.fillRect(-margin, floor, width + 2 * margin, height + margin - floor)
  paintPedestal(stage, centre, height * 0.72, wall, hue)
  paintWindowShadow(stage)
  return { surface: 'table', footY: height * 0.725, farY: floor + unit * 2 }
}

function paintBackShape(stage: Stage, centre: number, wall: Colour, hue: number): void {
  const { height, unit } = stage
  const random = stage.random.fork('back shape')
  const context = stage.on('far')
  const colour = lighter(mix(wall, oklch(0.7, 0.11, hue + random.pick([40, -40, 150])), 0.6), 0.04)
  const half = unit * random.between(30, 38)
  const top = height * 0.66 - half * random.between(1.9, 2.3)
  isolated(context, () => {
    context.shadowColor = css(lighter(wall, -0.4), 0.5)
    context.shadowBlur = unit * 5
    context.shadowOffsetX = Math.sign(stage.width / 2 - stage.light.x) * unit * 2.5
    context.fillStyle = linearGradient(
      context,
      { x: centre - half, y: top },
      { x: centre + half, y: height * 0.66 },
      [
        [0, lighter(colour, 0.06)],
        [1, lighter(colour, -0.07)],
      ],
    )
    context.beginPath()
    if (random.chance(0.5))
      context.arc(centre, height * 0.66 - half * 0.95, half * 1.05, 0, Math.PI * 2)
    else
      context.roundRect(centre - half, top, half * 2, height * 0.66 - top + unit, [
        half,
        half,
        0,
        0,
      ])
    context.fill()
  })
}

function paintPedestal(stage: Stage, centre: number, top: number, wall: Colour, hue: number): void {
  const { unit, height, palette } = stage
  const context = stage.on('middle')
  const body = lighter(mix(wall, oklch(0.75, 0.08, hue + 25), 0.45), 0.02)
  const half = unit * 36
  const deep = height * 0.085
  isolated(context, () => {
    context.filter = `blur(${unit * 1.6}px)`
    context.fillStyle = css(palette.shadow, 0.32)
    context.beginPath()
    context.ellipse(
      centre + Math.sign(stage.width / 2 - stage.light.x) * unit * 6,
      top + deep + unit * 4,
      half * 1.06,
      half * 0.2,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  })
  context.fillStyle = linearGradient(
    context,
    { x: centre - half, y: 0 },
    { x: centre + half, y: 0 },
    [
      [0, lighter(body, -0.06)],
      [0.35, lighter(body, 0.05)],
      [1, lighter(body, -0.18)],
    ],
  )
  context.beginPath()
  context.ellipse(centre, top + deep, half, half * 0.17, 0, 0, Math.PI)
  context.lineTo(centre - half, top)
  context.lineTo(centre + half, top)
  context.lineTo(centre + half, top + deep)
  context.fill()
  context.fillStyle = css(lighter(body, 0.1))
  context.beginPath()
  context.ellipse(centre, top, half, half * 0.17, 0, 0, Math.PI * 2)
  context.fill()
}

/** The soft shadow of a window's bars across the whole set. */
function paintWindowShadow(stage: Stage): void {
  const { width, height, unit, palette } = stage
  const random = stage.random.fork('window shadow')
  if (random.chance(0.4)) return
  const slant = random.pick([-1, 1]) * width * 0.35
  paintSoftly(stage, 'far', { radius: unit * 1.5, blend: 'soft-light' }, (context) => {
    context.fillStyle = css(lighter(palette.sun, 0.05), 0.5)
    for (let bar = 0; bar < 4; bar++) {
      const x = width * (0.05 + bar * 0.26)
      context.beginPath()
      context.moveTo(x, 0)
      context.lineTo(x + width * 0.18, 0)
      context.lineTo(x + width * 0.18 + slant, height * 0.66)
      context.lineTo(x + slant, height * 0.66)
      context.fill()
    }
  })
}

/** A dark stage under spotlights. */
export function paintShowStage(stage: Stage): Ground {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork('show')
  const hue = random.pick([285, 330, 250, 20, 200])
  const context = stage.on('sky')
  context.fillStyle = verticalGradient(context, -margin, height, [
    [0, oklch(0.12, 0.05, hue)],
    [0.6, oklch(0.26, 0.09, hue + 15)],
    [1, oklch(0.1, 0.04, hue)],
  ])
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintBokeh(stage, 'far', {
    count: 40,
    top: 0,
    bottom: height * 0.5,
    hues: [hue, hue + 40, hue - 50],
  })
  const middle = stage.on('middle')
  const floor = height * 0.68
  middle.fillStyle = verticalGradient(middle, floor, height + margin, [
    [0, oklch(0.34, 0.08, hue + 10)],
    [0.4, oklch(0.2, 0.05, hue)],
    [1, oklch(0.08, 0.02, hue)],
  ])
  middle.fillRect(-margin, floor, width + 2 * margin, height + margin - floor)
  paintSoftly(stage, 'middle', { radius: unit * 1.4, blend: 'screen' }, (context) => {
    for (const [from, to, turn] of [
      [0.5, 0.5, 0],
      [0.08, 0.36, 50],
      [0.92, 0.64, -50],
      [0.3, 0.2, 90],
      [0.7, 0.8, -90],
    ] as const) {
      const beam = oklch(0.86, 0.11, hue + turn)
      context.fillStyle = verticalGradient(context, -margin, floor + unit * 9, [
        [0, beam, turn === 0 ? 0.55 : 0.36],
        [1, beam, 0.04],
      ])
      context.beginPath()
      context.moveTo(width * from - unit * 2, -margin)
      context.lineTo(width * from + unit * 2, -margin)
      context.lineTo(width * to + unit * 22, floor + unit * 9)
      context.lineTo(width * to - unit * 22, floor + unit * 9)
      context.fill()
    }
    context.fillStyle = css(oklch(0.9, 0.08, hue), 0.4)
    context.beginPath()
    context.ellipse(width / 2, height * 0.76, unit * 34, unit * 7, 0, 0, Math.PI * 2)
    context.fill()
  })
  return { surface: 'land', footY: height * 0.765, farY: floor + unit * 4 }
}

/** Threads of light between nodes over a grid that runs to the horizon. */
export function paintNetwork(stage: Stage): Ground {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork('network')
  const hue = random.pick([250, 200, 285, 165, 320])
  const context = stage.on('sky')
  context.fillStyle = verticalGradient(context, -margin, height + margin, [
    [0, oklch(0.11, 0.04, hue)],
    [0.62, oklch(0.3, 0.1, hue)],
    [0.64, oklch(0.16, 0.06, hue)],
    [1, oklch(0.08, 0.03, hue)],
  ])
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  const floor = height * 0.63
  paintGlow(context, {
    x: width / 2,
    y: floor,
    radius: width * 0.8,
    colour: oklch(0.75, 0.13, hue + 25),
    strength: 0.5,
  })
  const middle = stage.on('middle')
  middle.lineWidth = unit * 0.18
  for (let line = -24; line <= 24; line++) {
    middle.strokeStyle = css(oklch(0.78, 0.12, hue + 20), 0.3)
    middle.beginPath()
    middle.moveTo(width / 2 + line * unit * 4, floor)
    middle.lineTo(width / 2 + line * unit * 26, height + margin)
    middle.stroke()
  }
  for (let row = 0; row < 16; row++) {
    const near = (row / 16) ** 2.2
    middle.strokeStyle = css(oklch(0.78, 0.12, hue + 20), 0.1 + near * 0.3)
    middle.beginPath()
    middle.moveTo(-margin, floor + near * (height + margin - floor))
    middle.lineTo(width + margin, floor + near * (height + margin - floor))
    middle.stroke()
  }
  paintNodes(stage, hue, floor)
  paintBokeh(stage, 'far', {
    count: 26,
    top: 0,
    bottom: floor,
    hues: [hue, hue + 40, hue - 40],
    size: 0.7,
  })
  blurInPlace(stage.canvasOf('far'), unit * 0.4)
  stage.sway.far = 'float'
  return { surface: 'air', footY: height * 0.5, farY: height * 0.32 }
}

function paintNodes(stage: Stage, hue: number, floor: number): void {
  const { width, margin, unit } = stage
  const random = stage.random.fork('nodes')
  const context = stage.on('far')
  const nodes = Array.from({ length: 44 }, () => ({
    x: random.between(-margin, width + margin),
    y: random.between(-margin * 0.5, floor),
  }))
  for (const [index, one] of nodes.entries()) {
    for (const other of nodes.slice(index + 1)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y)
      if (apart > unit * 30) continue
      context.strokeStyle = css(oklch(0.82, 0.11, hue + 20), 0.55 * (1 - apart / (unit * 30)))
      context.lineWidth = unit * 0.22
      context.beginPath()
      context.moveTo(one.x, one.y)
      context.lineTo(other.x, other.y)
      context.stroke()
    }
  }
  for (const { x, y } of nodes) {
    paintGlow(context, {
      x,
      y,
      radius: unit * random.between(2, 5),
      colour: oklch(0.86, 0.11, hue + random.between(-20, 60)),
      strength: 0.9,
    })
    context.fillStyle = css(oklch(0.97, 0.04, hue))
    context.beginPath()
    context.arc(x, y, unit * random.between(0.3, 0.8), 0, Math.PI * 2)
    context.fill()
  }
}

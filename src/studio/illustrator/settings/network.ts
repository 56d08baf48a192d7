import { blurInPlace } from '../paint/canvas.ts'
import { css, oklch } from '../paint/colour.ts'
import { paintGlow, verticalGradient } from '../paint/gradient.ts'
import type { Stage } from '../stage/stage.ts'
import { paintBokeh } from './bokeh.ts'
import type { Ground } from './ground.ts'

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

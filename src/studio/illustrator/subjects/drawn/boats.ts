import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'
import { fillHull } from './hull.ts'

/** Two sails over a wooden hull. */
export function drawSailboat(random: Random): Drawing {
  const canvas = newCanvas(640, 780)
  const context = canvas.getContext('2d')
  const sail = random.pick([
    oklch(0.95, 0.02, 85),
    oklch(0.9, 0.05, 70),
    oklch(0.68, 0.16, 35),
    oklch(0.85, 0.1, 85),
  ])
  context.fillStyle = css(oklch(0.4, 0.05, 50))
  context.fillRect(296, 12, 10, 640)
  const cloth = (
    lift: number,
    points: readonly (readonly [number, number])[],
    bulge: readonly [number, number],
  ) => {
    context.fillStyle = linearGradient(context, { x: 120, y: 0 }, { x: 560, y: 0 }, [
      [0, lighter(sail, lift - 0.12)],
      [0.5, lighter(sail, lift)],
      [1, lighter(sail, lift - 0.06)],
    ])
    context.beginPath()
    context.moveTo(...(points[0] as [number, number]))
    context.quadraticCurveTo(...(bulge as [number, number]), ...(points[1] as [number, number]))
    context.lineTo(...(points[2] as [number, number]))
    context.fill()
  }
  cloth(
    0,
    [
      [312, 30],
      [590, 590],
      [312, 610],
    ],
    [500, 320],
  )
  cloth(
    -0.05,
    [
      [290, 70],
      [70, 590],
      [290, 610],
    ],
    [150, 380],
  )
  fillHull(
    context,
    random.pick([
      oklch(0.42, 0.08, 35),
      oklch(0.36, 0.09, 255),
      oklch(0.9, 0.02, 85),
      oklch(0.45, 0.15, 28),
    ]),
    { left: 60, right: 600, top: 640, bottom: 770 },
  )
  return { canvas, lamps: [] }
}

/** A working boat with a wheelhouse and a lit window. */
export function drawShip(random: Random): Drawing {
  const canvas = newCanvas(860, 560)
  const context = canvas.getContext('2d')
  const hull = random.pick([oklch(0.36, 0.09, 250), oklch(0.42, 0.14, 28), oklch(0.38, 0.07, 165)])
  const white = oklch(0.93, 0.015, 85)
  context.fillStyle = css(oklch(0.32, 0.03, 50))
  context.fillRect(560, 40, 9, 330)
  context.lineWidth = 4
  context.strokeStyle = css(oklch(0.3, 0.02, 50))
  context.beginPath()
  for (const [x, y] of [
    [60, 372],
    [564, 50],
    [800, 380],
  ] as const)
    context.lineTo(x, y)
  context.stroke()
  context.fillStyle = linearGradient(context, { x: 250, y: 0 }, { x: 480, y: 0 }, [
    [0, lighter(white, -0.1)],
    [0.5, white],
    [1, lighter(white, -0.2)],
  ])
  context.fillRect(250, 210, 220, 180)
  context.fillStyle = css(lighter(hull, 0.08))
  context.fillRect(236, 194, 248, 24)
  context.fillStyle = css(oklch(0.55, 0.17, 30))
  context.fillRect(330, 110, 52, 86)
  context.fillStyle = css(oklch(0.9, 0.1, 85))
  for (const x of [274, 340, 406]) context.fillRect(x, 250, 44, 44)
  fillHull(context, hull, { left: 20, right: 840, top: 380, bottom: 545 })
  context.fillStyle = css(white)
  context.fillRect(60, 392, 730, 10)
  return {
    canvas,
    lamps: [
      {
        x: 0.42,
        y: 0.48,
        radius: 0.4,
        colour: oklch(0.92, 0.1, 80),
        strength: 0.7,
        onlyWhenDark: true,
      },
    ],
  }
}

/** A striped envelope over a basket. */
export function drawHotAirBalloon(random: Random): Drawing {
  const canvas = newCanvas(560, 760)
  const context = canvas.getContext('2d')
  const hue = random.between(0, 360)
  const stripes = [
    oklch(0.66, 0.17, hue),
    oklch(0.93, 0.04, 85),
    oklch(0.72, 0.14, hue + random.pick([35, 60, 180])),
  ]
  const envelope = () => {
    context.beginPath()
    context.moveTo(218, 590)
    context.bezierCurveTo(170, 480, 20, 400, 20, 262)
    context.bezierCurveTo(20, 100, 140, 8, 280, 8)
    context.bezierCurveTo(420, 8, 540, 100, 540, 262)
    context.bezierCurveTo(540, 400, 390, 480, 342, 590)
    context.closePath()
  }
  context.save()
  envelope()
  context.clip()
  const count = 9
  for (let index = count; index > 0; index--) {
    context.fillStyle = css(stripes[index % stripes.length]!)
    context.beginPath()
    context.ellipse(280, 300, (270 * index) / count, 330, 0, 0, Math.PI * 2)
    context.fill()
  }
  const shade = context.createRadialGradient(200, 190, 30, 280, 280, 330)
  shade.addColorStop(0, css(oklch(1, 0, 0), 0.35))
  shade.addColorStop(0.5, css(oklch(0.5, 0, 0), 0))
  shade.addColorStop(1, css(oklch(0.15, 0.04, hue), 0.5))
  context.fillStyle = shade
  context.fillRect(0, 0, 560, 620)
  context.restore()
  context.strokeStyle = css(oklch(0.35, 0.03, 60))
  context.lineWidth = 4
  for (const [from, to] of [
    [222, 248],
    [338, 312],
    [262, 266],
    [298, 294],
  ] as const) {
    context.beginPath()
    context.moveTo(from, 590)
    context.lineTo(to, 672)
    context.stroke()
  }
  context.fillStyle = css(oklch(0.48, 0.08, 55))
  context.beginPath()
  context.roundRect(240, 670, 80, 78, 10)
  context.fill()
  context.fillStyle = css(oklch(0.38, 0.07, 50))
  for (let y = 684; y < 744; y += 16) context.fillRect(240, y, 80, 5)
  return {
    canvas,
    lamps: [
      {
        x: 0.5,
        y: 0.72,
        radius: 0.4,
        colour: oklch(0.92, 0.13, 75),
        strength: 0.6,
        onlyWhenDark: true,
      },
    ],
  }
}

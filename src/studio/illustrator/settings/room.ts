import { css, lighter, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import type { Stage } from '../stage/stage.ts'
import { drawLeaf } from './foliage.ts'
import type { Ground } from './ground.ts'
import { paintLightPatch, paintPendant, paintWall, paintWindow, roomLight } from './interior.ts'

/** A lived-in room: a window with the hour outside, boards, a rug, a sofa or a plant beside. */
export function paintRoom(stage: Stage): Ground {
  const { width, height, unit, light } = stage
  const random = stage.cast.fork('room')
  paintWall(
    stage,
    oklch(
      random.between(0.66, 0.88),
      random.between(0.02, 0.07),
      random.pick([30, 60, 85, 150, 200, 250, 350]),
    ),
  )
  const floor = height * 0.7
  const wide = unit * (stage.ratio < 1 ? 46 : 52)
  const left = light.x < width / 2
  paintWindow(stage, 'far', {
    x: left ? width * 0.14 : width * 0.86 - wide,
    y: height * 0.13,
    width: wide,
    height: Math.min(height * 0.4, unit * 62),
  })
  paintFloor(stage, floor)
  paintLightPatch(stage, 'middle', {
    x: left ? width * 0.42 : width * 0.1,
    y: floor + unit * 4,
    width: unit * 42,
    height: height * 0.2,
    slant: left ? unit * 6 : -unit * 6,
  })
  if (random.chance(0.6)) paintSofa(stage, left ? width * 0.84 : width * 0.16, floor + unit * 3)
  paintHousePlant(stage, left ? width * 0.06 : width * 0.94, floor + unit * 6)
  if (stage.palette.dark || random.chance(0.4))
    paintPendant(
      stage,
      'middle',
      width * (left ? 0.72 : 0.28),
      height * random.between(0.16, 0.24),
      unit * 20,
      oklch(0.6, 0.08, random.pick([30, 80, 200])),
    )
  return { surface: 'land', footY: height * 0.785, farY: floor + unit * 4 }
}

function paintFloor(stage: Stage, top: number): void {
  const { width, height, margin, unit, palette } = stage
  const context = stage.on('middle')
  const random = stage.cast.fork('floor')
  const boards = lit(
    oklch(random.between(0.5, 0.66), 0.06, random.pick([55, 65, 75])),
    roomLight(stage),
  )
  context.fillStyle = verticalGradient(context, top, height + margin, [
    [0, mix(boards, palette.shadow, 0.15)],
    [0.3, lighter(boards, 0.03)],
    [1, mix(boards, palette.shadow, 0.6)],
  ])
  context.fillRect(-margin, top, width + 2 * margin, height + margin - top)
  context.strokeStyle = css(palette.shadow, 0.22)
  context.lineWidth = unit * 0.25
  for (let board = -16; board <= 16; board++) {
    context.beginPath()
    context.moveTo(width / 2 + board * unit * 9, top)
    context.lineTo(width / 2 + board * unit * 21, height + margin)
    context.stroke()
  }
  context.fillStyle = css(lit(oklch(0.93, 0.01, 80), roomLight(stage)))
  context.fillRect(-margin, top - unit * 2.4, width + 2 * margin, unit * 2.4)
  context.fillStyle = css(palette.shadow, 0.3)
  context.fillRect(-margin, top, width + 2 * margin, unit * 0.6)
  const rug = lit(oklch(0.6, 0.1, random.pick([25, 50, 200, 260, 340])), roomLight(stage))
  for (const [scale, lift] of [
    [1, 0],
    [0.86, 0.06],
    [0.8, -0.03],
  ] as const) {
    context.fillStyle = css(lighter(rug, lift), 0.85)
    context.beginPath()
    context.ellipse(
      width / 2,
      height * 0.83,
      unit * 48 * scale,
      unit * 13 * scale,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function paintSofa(stage: Stage, x: number, foot: number): void {
  const { unit, palette } = stage
  const context = stage.on('middle')
  const cloth = mix(
    lit(
      oklch(0.56, 0.08, stage.cast.fork('sofa').pick([30, 150, 220, 260, 350])),
      roomLight(stage),
    ),
    palette.shadow,
    0.2,
  )
  const block = (left: number, top: number, wide: number, high: number, lift: number) => {
    context.fillStyle = verticalGradient(context, foot - top * unit, foot - (top - high) * unit, [
      [0, lighter(cloth, lift + 0.06)],
      [1, lighter(cloth, lift - 0.08)],
    ])
    context.beginPath()
    context.roundRect(x + left * unit, foot - top * unit, wide * unit, high * unit, unit * 3)
    context.fill()
  }
  block(-30, 27, 60, 22, -0.04)
  block(-27, 15, 54, 10, 0.04)
  block(-34, 19, 9, 18, 0)
  block(25, 19, 9, 18, 0)
  context.fillStyle = css(palette.shadow, 0.4)
  context.fillRect(x - 32 * unit, foot - unit * 2, 64 * unit, unit * 2)
}

function paintHousePlant(stage: Stage, x: number, foot: number): void {
  const { unit, palette } = stage
  const random = stage.random.fork('house plant')
  const context = stage.on('middle')
  for (let index = 0; index < 17; index++) {
    const colour = mix(
      lit(oklch(random.between(0.38, 0.56), 0.1, 145), roomLight(stage)),
      palette.shadow,
      0.25,
    )
    drawLeaf(context, {
      x,
      y: foot - 15 * unit,
      length: unit * random.between(14, 30),
      angle: -90 + random.between(-75, 75),
      colour,
      veins: true,
    })
  }
  const pot = lit(oklch(0.62, 0.1, 45), roomLight(stage))
  context.fillStyle = css(pot)
  context.beginPath()
  context.moveTo(x - 9 * unit, foot - 17 * unit)
  context.lineTo(x + 9 * unit, foot - 17 * unit)
  context.lineTo(x + 6.5 * unit, foot)
  context.lineTo(x - 6.5 * unit, foot)
  context.fill()
  context.fillStyle = css(lighter(pot, 0.07))
  context.fillRect(x - 10 * unit, foot - 19 * unit, 20 * unit, 4 * unit)
}

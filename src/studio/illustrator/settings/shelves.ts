import { css, lighter, lit, mix, oklch } from '../paint/colour.ts'
import { linearGradient, verticalGradient } from '../paint/gradient.ts'
import type { LayerName, Stage } from '../stage/stage.ts'
import { roomLight } from './interior.ts'

/** Rows of books in a wooden case. */
export function paintBookcase(
  stage: Stage,
  layer: LayerName,
  box: { x: number; y: number; width: number; height: number; rows: number },
): void {
  const { unit, palette } = stage
  const random = stage.random.fork(`bookcase ${layer}`)
  const context = stage.on(layer)
  const wood = lit(oklch(0.36, 0.055, 50), roomLight(stage))
  context.fillStyle = css(mix(wood, palette.shadow, 0.6))
  context.fillRect(box.x, box.y, box.width, box.height)
  const high = box.height / box.rows
  const hues = random.pick([
    [25, 45, 70, 30],
    [150, 60, 40, 80],
    [250, 30, 60, 200],
    [20, 350, 60, 45],
  ])
  for (let row = 0; row < box.rows; row++) {
    const foot = box.y + (row + 1) * high - unit * 1.2
    for (let x = box.x + unit; x < box.x + box.width - unit * 3; ) {
      const wide = unit * random.between(1.4, 3.6)
      const tall = high * random.between(0.58, 0.84)
      const cover = lit(
        oklch(random.between(0.34, 0.68), random.between(0.03, 0.1), random.pick(hues)),
        roomLight(stage),
      )
      if (random.chance(0.94)) {
        context.fillStyle = linearGradient(context, { x, y: 0 }, { x: x + wide, y: 0 }, [
          [0, lighter(cover, -0.1)],
          [0.4, lighter(cover, 0.03)],
          [1, lighter(cover, -0.14)],
        ])
        context.fillRect(x, foot - tall, wide * 0.94, tall)
        context.fillStyle = css(lighter(cover, 0.18), 0.6)
        context.fillRect(x, foot - tall * 0.85, wide * 0.94, unit * 0.3)
        context.fillRect(x, foot - tall * 0.2, wide * 0.94, unit * 0.3)
      }
      x += wide
    }
    context.fillStyle = verticalGradient(context, foot, foot + unit * 1.6, [
      [0, lighter(wood, 0.08)],
      [1, lighter(wood, -0.06)],
    ])
    context.fillRect(box.x, foot, box.width, unit * 1.6)
  }
}

/** Bowls, cups and jars in a row on a board. */
export function paintBowlShelves(stage: Stage, y: number): void {
  const { width, margin, unit, palette } = stage
  const random = stage.random.fork(`bowls ${Math.round(y)}`)
  const context = stage.on('far')
  const wood = lit(oklch(0.42, 0.06, 55), roomLight(stage))
  context.fillStyle = css(palette.shadow, 0.25)
  context.fillRect(-margin, y + unit * 2, width + 2 * margin, unit * 2.4)
  context.fillStyle = css(wood)
  context.fillRect(-margin, y, width + 2 * margin, unit * 2)
  for (let x = -margin + unit * 4; x < width + margin; ) {
    const wide = unit * random.between(8, 15)
    const high = wide * random.between(0.45, 1.05)
    const glaze = lit(
      oklch(
        random.between(0.5, 0.88),
        random.between(0.03, 0.11),
        random.pick([45, 80, 145, 230, 30, 200]),
      ),
      roomLight(stage),
    )
    context.fillStyle = linearGradient(context, { x, y: 0 }, { x: x + wide, y: 0 }, [
      [0, lighter(glaze, -0.06)],
      [0.35, lighter(glaze, 0.06)],
      [1, lighter(glaze, -0.18)],
    ])
    context.beginPath()
    context.moveTo(x, y - high)
    context.bezierCurveTo(x + wide * 0.02, y - high * 0.25, x + wide * 0.2, y, x + wide * 0.34, y)
    context.lineTo(x + wide * 0.66, y)
    context.bezierCurveTo(x + wide * 0.8, y, x + wide * 0.98, y - high * 0.25, x + wide, y - high)
    context.fill()
    context.fillStyle = css(lighter(glaze, -0.2))
    context.beginPath()
    context.ellipse(x + wide / 2, y - high, wide / 2, wide * 0.07, 0, 0, Math.PI * 2)
    context.fill()
    x += wide + unit * random.between(2, 7)
  }
}

/** Flasks with coloured liquids on a glass board. */
export function paintFlaskShelves(stage: Stage, y: number, hue: number): void {
  const { width, margin, unit } = stage
  const random = stage.random.fork(`flasks ${Math.round(y)}`)
  const context = stage.on('far')
  context.fillStyle = css(oklch(0.97, 0.02, hue), 0.7)
  context.fillRect(-margin, y, width + 2 * margin, unit * 1.2)
  for (let x = -margin + unit * 4; x < width + margin; ) {
    const wide = unit * random.between(6, 12)
    const high = wide * random.between(1.2, 1.8)
    const liquid = oklch(0.68, 0.13, hue + random.between(-60, 90))
    const round = random.chance(0.5)
    const outline = () => {
      context.beginPath()
      context.moveTo(x + wide * 0.38, y - high)
      context.lineTo(x + wide * 0.38, y - high * 0.6)
      if (round) context.bezierCurveTo(x - wide * 0.25, y - high * 0.45, x, y, x + wide * 0.5, y)
      else context.lineTo(x, y)
      if (round)
        context.bezierCurveTo(
          x + wide,
          y,
          x + wide * 1.25,
          y - high * 0.45,
          x + wide * 0.62,
          y - high * 0.6,
        )
      else {
        context.lineTo(x + wide, y)
        context.lineTo(x + wide * 0.62, y - high * 0.6)
      }
      context.lineTo(x + wide * 0.62, y - high)
      context.closePath()
    }
    outline()
    context.fillStyle = verticalGradient(context, y - high, y, [
      [0, oklch(1, 0, 0), 0.3],
      [0.6, oklch(1, 0, 0), 0.35],
      [0.62, liquid, 0.85],
      [1, lighter(liquid, -0.12), 0.95],
    ])
    context.fill()
    context.strokeStyle = css(oklch(1, 0, 0), 0.6)
    context.lineWidth = unit * 0.3
    context.stroke()
    x += wide + unit * random.between(3, 10)
  }
}

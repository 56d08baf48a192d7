import type { Context } from '../paint/canvas.ts'
import { css, type Colour } from '../paint/colour.ts'
import { valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point } from '../paint/shape.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

/** One flat band of land: soft hills, or zigzag mountains. */
export function fillBand(
  stage: Stage,
  layer: LayerName,
  band: { top: number; wave: number; colour: Colour; peaked?: boolean; name: string },
): void {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork(`band ${band.name}`)
  const noise = valueNoise(random)
  const line: Point[] = []
  if (band.peaked) {
    let up = random.chance(0.5)
    for (
      let x = -margin - 30 * unit;
      x <= width + margin + 30 * unit;
      x += unit * random.between(14, 26)
    ) {
      line.push({
        x,
        y: band.top - (up ? random.between(0.6, 1) : random.between(0, 0.25)) * band.wave * unit,
      })
      up = !up
    }
  } else {
    for (let x = -margin; x <= width + margin; x += 6)
      line.push({ x, y: band.top - noise(x / (width * 0.42), 2) * band.wave * unit })
  }
  const context = stage.on(layer)
  context.fillStyle = css(band.colour)
  fillBelow(context, line, height + margin)
}

/** Rows of the same wave, one below the other. */
export function fillWaves(stage: Stage, layer: LayerName, top: number, colours: Colour[]): void {
  const { width, height, margin, unit } = stage
  const context = stage.on(layer)
  const rows = 7
  const [long, tall] = [unit * 13, unit * 1.9]
  for (let row = 0; row < rows; row++) {
    const base = top + ((height + margin - top) * row) / rows
    context.fillStyle = css(colours[row % colours.length]!)
    context.beginPath()
    context.moveTo(-margin - long, height + margin)
    context.lineTo(-margin - long, base)
    for (let x = -margin - long; x < width + margin + long; x += long) {
      const shift = (row % 2) * (long / 2)
      context.quadraticCurveTo(x + shift + long / 4, base - tall, x + shift + long / 2, base)
      context.quadraticCurveTo(x + shift + (long * 3) / 4, base + tall, x + shift + long, base)
    }
    context.lineTo(width + margin + long, height + margin)
    context.fill()
  }
}

export function fillRays(
  context: Context,
  at: Point,
  reach: number,
  count: number,
  colour: Colour,
): void {
  context.fillStyle = css(colour)
  for (let ray = 0; ray < count; ray++) {
    const from = (ray / count) * Math.PI * 2
    context.beginPath()
    context.moveTo(at.x, at.y)
    context.arc(at.x, at.y, reach, from, from + Math.PI / count)
    context.fill()
  }
}

export function fillDisc(context: Context, at: Point, radius: number, colour: Colour): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.arc(at.x, at.y, radius, 0, Math.PI * 2)
  context.fill()
}

/** A round-topped opening standing on `foot`. */
export function fillArch(
  context: Context,
  x: number,
  foot: number,
  wide: number,
  high: number,
  colour: Colour,
): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.roundRect(x - wide / 2, foot - high, wide, high, [wide / 2, wide / 2, 0, 0])
  context.fill()
}

export function fillDots(
  stage: Stage,
  layer: LayerName,
  box: { top: number; bottom: number },
  colour: Colour,
): void {
  const { width, margin, unit } = stage
  const context = stage.on(layer)
  const step = unit * 5.5
  for (let row = 0, y = box.top; y < box.bottom; row++, y += step) {
    const radius = unit * 0.9 * (1 - (y - box.top) / (box.bottom - box.top))
    for (let x = -margin + (row % 2) * (step / 2); x < width + margin; x += step)
      fillDisc(context, { x, y }, Math.max(0.5, radius), colour)
  }
}

export function fillBlocks(
  stage: Stage,
  layer: LayerName,
  row: { foot: number; tall: number; colour: Colour; windows: Colour; name: string },
): void {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork(`blocks ${row.name}`)
  const context = stage.on(layer)
  for (let x = -margin; x < width + margin; ) {
    const wide = unit * random.between(11, 20)
    const top = row.foot - row.tall * random.between(0.4, 1)
    context.fillStyle = css(row.colour)
    context.fillRect(x, top, wide + 1, height + margin - top)
    if (random.chance(0.3)) {
      context.beginPath()
      context.moveTo(x, top)
      context.lineTo(x + wide / 2, top - wide * 0.5)
      context.lineTo(x + wide, top)
      context.fill()
    }
    context.fillStyle = css(row.windows)
    for (let y = top + unit * 3; y < row.foot - unit * 3; y += unit * 5) {
      for (let across = x + unit * 2; across < x + wide - unit * 2.5; across += unit * 4) {
        if (random.chance(0.62)) context.fillRect(across, y, unit * 2, unit * 2.8)
      }
    }
    x += wide
  }
}

export function fillPines(
  stage: Stage,
  layer: LayerName,
  row: { foot: number; tall: number; colour: Colour; name: string },
): void {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork(`pines ${row.name}`)
  const context = stage.on(layer)
  context.fillStyle = css(row.colour)
  for (let x = -margin; x < width + margin; x += row.tall * random.between(0.22, 0.4)) {
    const tall = row.tall * random.between(0.6, 1)
    for (const [from, half] of [
      [0, 0.2],
      [0.3, 0.26],
      [0.58, 0.32],
    ] as const) {
      context.beginPath()
      context.moveTo(x, row.foot - tall * (1 - from))
      context.lineTo(x + tall * half, row.foot - tall * (0.58 - from * 0.8))
      context.lineTo(x - tall * half, row.foot - tall * (0.58 - from * 0.8))
      context.fill()
    }
    context.fillRect(x - unit * 0.5, row.foot - tall * 0.2, unit, tall * 0.2 + unit)
  }
  context.fillRect(-margin, row.foot, width + 2 * margin, height + margin - row.foot)
}

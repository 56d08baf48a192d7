import { isolated } from '../paint/canvas.ts'
import { css, lighter, lit, mix, oklch, type Colour } from '../paint/colour.ts'
import { linearGradient, paintGlow, verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { LayerName, Stage } from '../stage/stage.ts'
import { tableLayer } from './place-kinds.ts'

/** Light inside a house: never darker than its lamps. */
export function roomLight(stage: Stage): Colour {
  return stage.palette.dark
    ? oklch(0.66, 0.065, 62)
    : mix(stage.palette.ambient, oklch(0.95, 0.02, 80), 0.3)
}

/** A wall over the whole frame, brighter where the window's light meets it. */
export function paintWall(stage: Stage, colour: Colour): void {
  const { width, height, margin, palette, light } = stage
  const context = stage.on('sky')
  const wall = lit(colour, roomLight(stage))
  const bright = light.x < width / 2 ? -margin : width + margin
  context.fillStyle = linearGradient(
    context,
    { x: bright, y: 0 },
    { x: width - bright, y: height },
    [
      [0, lighter(mix(wall, palette.sun, 0.18), 0.05)],
      [0.45, wall],
      [1, mix(wall, palette.shadow, 0.55)],
    ],
  )
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  const noise = fractal(valueNoise(stage.random.fork('plaster')), 3)
  const step = stage.unit * 2.2
  for (let y = -margin; y < height + margin; y += step) {
    for (let x = -margin; x < width + margin; x += step) {
      context.fillStyle = css(palette.shadow, 0.05 * noise(x / (step * 6), y / (step * 6)))
      context.fillRect(x, y, step + 1, step + 1)
    }
  }
}

/** The window's bright shape on a wall or a floor, with the shadow of its bars. */
export function paintLightPatch(
  stage: Stage,
  layer: LayerName,
  place: { x: number; y: number; width: number; height: number; slant: number },
): void {
  const { palette, unit } = stage
  paintSoftly(stage, layer, { radius: unit * 0.8, blend: 'soft-light' }, (context) => {
    context.fillStyle = css(palette.dark ? oklch(0.9, 0.09, 75) : lighter(palette.sun, 0.04), 0.85)
    const pane = (column: number, row: number) => {
      const [wide, high] = [place.width / 2, place.height / 3]
      const [x, y] = [place.x + column * wide, place.y + row * high + column * place.slant * 0.5]
      context.beginPath()
      context.moveTo(x + wide * 0.06, y)
      context.lineTo(x + wide * 0.94, y + place.slant * 0.5)
      context.lineTo(x + wide * 0.94, y + high * 0.9 + place.slant * 0.5)
      context.lineTo(x + wide * 0.06, y + high * 0.9)
      context.fill()
    }
    for (const column of [0, 1]) for (const row of [0, 1, 2]) pane(column, row)
  })
}

/** A window with the sky of the hour outside, bars, a sill and a breath of light around it. */
export function paintWindow(
  stage: Stage,
  layer: LayerName,
  box: { x: number; y: number; width: number; height: number },
): void {
  const { palette, unit } = stage
  const context = stage.on(layer)
  const random = stage.random.fork('window')
  context.fillStyle = verticalGradient(context, box.y, box.y + box.height, [
    [0, palette.sky.top],
    [0.55, palette.sky.middle],
    [1, palette.sky.low],
  ])
  context.fillRect(box.x, box.y, box.width, box.height)
  isolated(context, () => {
    context.beginPath()
    context.rect(box.x, box.y, box.width, box.height)
    context.clip()
    for (const [share, tall] of [
      [0.35, 0.3],
      [0.12, 0.2],
    ] as const) {
      context.fillStyle = css(
        mix(lit(oklch(0.5, 0.07, 150), palette.ambient), palette.haze, share + 0.25),
      )
      for (let index = 0; index < 7; index++) {
        context.beginPath()
        context.arc(
          box.x + random.between(0, 1) * box.width,
          box.y + box.height * (1.05 - random.between(0, tall)),
          box.width * random.between(0.12, 0.26),
          0,
          Math.PI * 2,
        )
        context.fill()
      }
    }
    if (stage.brief.time === 'night' || stage.brief.weather === 'clear')
      paintGlow(context, {
        x: box.x + box.width * 0.6,
        y: box.y + box.height * 0.3,
        radius: box.width * 0.6,
        colour: palette.sun,
        strength: 0.5 * stage.light.strength,
      })
  })
  const frame = lit(oklch(0.9, 0.015, 80), roomLight(stage))
  const bar = unit * 1.1
  context.fillStyle = css(mix(frame, palette.shadow, 0.2))
  context.fillRect(box.x + box.width / 2 - bar / 2, box.y, bar, box.height)
  context.fillRect(box.x, box.y + box.height * 0.36, box.width, bar)
  context.strokeStyle = css(frame)
  context.lineWidth = unit * 2
  context.strokeRect(box.x, box.y, box.width, box.height)
  context.fillStyle = css(lighter(frame, 0.03))
  context.fillRect(box.x - unit * 3, box.y + box.height, box.width + unit * 6, unit * 2)
  context.fillStyle = css(palette.shadow, 0.3)
  context.fillRect(
    box.x - unit * 3,
    box.y + box.height + unit * 2,
    box.width + unit * 6,
    unit * 0.8,
  )
  if (!palette.dark)
    paintGlow(stage.on(layer), {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      radius: box.width * 1.3,
      colour: palette.sun,
      strength: 0.3 * stage.light.strength,
    })
}

/** A table top or a counter that reaches the eye; things stand on it. Returns the foot line. */
export function paintTable(stage: Stage, top: number, colour: Colour): number {
  const { width, height, margin, unit, palette } = stage
  const context = stage.on(tableLayer(stage))
  const wood = lit(colour, roomLight(stage))
  context.fillStyle = verticalGradient(context, top, height + margin, [
    [0, lighter(mix(wood, palette.sun, 0.16), 0.03)],
    [0.22, wood],
    [1, mix(wood, palette.shadow, 0.62)],
  ])
  context.fillRect(-margin, top, width + 2 * margin, height + margin - top)
  const noise = fractal(valueNoise(stage.random.fork('wood')), 2)
  context.lineWidth = unit * 0.22
  for (let row = 0; row < 60; row++) {
    const near = (row / 60) ** 1.5
    const base = top + near * (height + margin - top)
    context.strokeStyle = css(row % 3 === 0 ? palette.sun : palette.shadow, 0.04 + near * 0.07)
    context.beginPath()
    for (let x = -margin; x <= width + margin; x += 18) {
      context.lineTo(x, base + (noise(x / (unit * 46), row * 0.21) - 0.5) * unit * (0.6 + near * 5))
    }
    context.stroke()
  }
  context.fillStyle = css(lighter(wood, 0.16), 0.8)
  context.fillRect(-margin, top, width + 2 * margin, unit * 0.35)
  context.fillStyle = verticalGradient(context, top - unit * 5, top, [
    [0, palette.shadow, 0],
    [1, palette.shadow, 0.28],
  ])
  context.fillRect(-margin, top - unit * 5, width + 2 * margin, unit * 5)
  return top + unit * 9
}

/** A hanging lamp and its cone of light. */
export function paintPendant(
  stage: Stage,
  layer: LayerName,
  x: number,
  y: number,
  size: number,
  colour: Colour,
): void {
  const { margin } = stage
  const context = stage.on(layer)
  const shade = lit(colour, roomLight(stage))
  const warm = oklch(0.93, 0.1, 80)
  context.fillStyle = css(oklch(0.25, 0.01, 60))
  context.fillRect(x - size * 0.02, -margin, size * 0.04, y + margin - size * 0.4)
  paintGlow(context, {
    x,
    y: y + size * 0.25,
    radius: size * 2.6,
    colour: warm,
    strength: stage.palette.dark ? 0.6 : 0.32,
  })
  context.fillStyle = linearGradient(context, { x: x - size / 2, y }, { x: x + size / 2, y }, [
    [0, lighter(shade, -0.12)],
    [0.4, lighter(shade, 0.06)],
    [1, lighter(shade, -0.2)],
  ])
  context.beginPath()
  context.moveTo(x - size * 0.09, y - size * 0.42)
  context.lineTo(x + size * 0.09, y - size * 0.42)
  context.quadraticCurveTo(x + size * 0.5, y - size * 0.2, x + size * 0.55, y + size * 0.14)
  context.lineTo(x - size * 0.55, y + size * 0.14)
  context.quadraticCurveTo(x - size * 0.5, y - size * 0.2, x - size * 0.09, y - size * 0.42)
  context.fill()
  context.fillStyle = css(warm)
  context.beginPath()
  context.ellipse(x, y + size * 0.14, size * 0.53, size * 0.07, 0, 0, Math.PI * 2)
  context.fill()
}

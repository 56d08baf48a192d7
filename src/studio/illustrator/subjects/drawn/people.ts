import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'
import { chooseClothes, drawFigure, type FigureKind } from './figure.ts'

const TALL = 700

export function drawPerson(kind: FigureKind, facing: 'away' | 'toward') {
  return (random: Random): Drawing => {
    const canvas = newCanvas(TALL * 0.34, TALL)
    const clothes = chooseClothes(random)
    drawFigure(canvas.getContext('2d'), {
      x: canvas.width / 2,
      foot: TALL,
      tall: TALL,
      kind,
      clothes,
      facing,
    })
    return { canvas, lamps: [] }
  }
}

/** From behind, under a wide open umbrella. */
export function drawUnderUmbrella(kind: FigureKind) {
  return (random: Random): Drawing => {
    const canvas = newCanvas(TALL * 0.78, TALL * 1.12)
    const context = canvas.getContext('2d')
    const [x, foot, tall] = [canvas.width / 2, canvas.height, TALL * 0.98]
    const cloth = random
      .fork('umbrella')
      .pick([
        oklch(0.5, 0.17, 28),
        oklch(0.3, 0.03, 260),
        oklch(0.78, 0.15, 85),
        oklch(0.45, 0.1, 250),
      ])
    const clothes = { ...chooseClothes(random), scarf: null }
    drawFigure(context, { x, foot, tall, kind, clothes, facing: 'away' })
    const [top, rim, half] = [4, TALL * 0.3, canvas.width / 2 - 3]
    context.fillStyle = css(cloth)
    context.beginPath()
    context.moveTo(x - half, rim)
    context.bezierCurveTo(x - half * 0.86, top + 40, x - half * 0.3, top, x, top)
    context.bezierCurveTo(x + half * 0.3, top, x + half * 0.86, top + 40, x + half, rim)
    for (let scallop = 3; scallop > -3; scallop--) {
      const [from, to] = [(half * scallop) / 3, (half * (scallop - 1)) / 3]
      context.quadraticCurveTo(x + (from + to) / 2, rim - 34, x + to, rim)
    }
    context.fill()
    context.strokeStyle = css(lighter(cloth, -0.12), 0.8)
    context.lineWidth = 3
    for (const rib of [-2, -1, 0, 1, 2]) {
      context.beginPath()
      context.moveTo(x, top)
      context.quadraticCurveTo(x + (half * rib) / 2.6, top + 60, x + (half * rib) / 3, rim - 4)
      context.stroke()
    }
    return { canvas, lamps: [] }
  }
}

export function drawCouple(facing: 'away' | 'toward') {
  return (random: Random): Drawing => couple(random, facing)
}

function couple(random: Random, facing: 'away' | 'toward'): Drawing {
  const canvas = newCanvas(TALL * 0.56, TALL)
  const context = canvas.getContext('2d')
  const [first, second] = random.shuffled(['man', 'woman'] as const)
  drawFigure(context, {
    x: TALL * 0.17,
    foot: TALL,
    tall: TALL * 0.97,
    kind: first ?? 'man',
    clothes: chooseClothes(random),
    facing,
  })
  drawFigure(context, {
    x: TALL * 0.39,
    foot: TALL,
    tall: TALL * random.between(0.86, 0.94),
    kind: second ?? 'woman',
    clothes: chooseClothes(random),
    facing,
  })
  return { canvas, lamps: [] }
}

export function drawCrowd(facing: 'away' | 'toward') {
  return (random: Random): Drawing => crowd(random, facing)
}

function crowd(random: Random, facing: 'away' | 'toward'): Drawing {
  const canvas = newCanvas(TALL * 1.25, TALL)
  const context = canvas.getContext('2d')
  const count = random.whole(5, 7)
  const places = random.shuffled(Array.from({ length: count }, (_, index) => index))
  for (const place of places) {
    const kind = random.pick(['man', 'woman', 'man', 'woman', 'child'] as const)
    const tall = TALL * (kind === 'child' ? 0.58 : random.between(0.86, 1))
    const x = TALL * (0.16 + (place / (count - 1)) * 0.93)
    drawFigure(context, {
      x,
      foot: TALL - random.between(0, 6),
      tall,
      kind,
      clothes: chooseClothes(random),
      facing,
    })
  }
  return { canvas, lamps: [] }
}

/** In a white suit with a mirrored visor. */
export function drawAstronaut(random: Random): Drawing {
  const canvas = newCanvas(TALL * 0.52, TALL)
  const context = canvas.getContext('2d')
  const x = canvas.width / 2
  const suit = oklch(0.93, 0.01, 250)
  const trim = oklch(0.6, 0.16, random.pick([30, 250, 60]))
  const block = (
    left: number,
    top: number,
    wide: number,
    high: number,
    round: number,
    lift: number,
  ) => {
    context.fillStyle = linearGradient(
      context,
      { x: x - TALL * 0.2, y: 0 },
      { x: x + TALL * 0.2, y: 0 },
      [
        [0, lighter(suit, lift - 0.16)],
        [0.5, lighter(suit, lift)],
        [1, lighter(suit, lift - 0.06)],
      ],
    )
    context.beginPath()
    context.roundRect(x + left * TALL, top * TALL, wide * TALL, high * TALL, round * TALL)
    context.fill()
  }
  block(-0.16, 0.27, 0.32, 0.34, 0.05, -0.22)
  for (const side of [-1, 1]) {
    block(side < 0 ? -0.145 : 0.015, 0.56, 0.13, 0.39, 0.05, -0.02)
    block(side < 0 ? -0.16 : 0.01, 0.92, 0.15, 0.08, 0.03, -0.3)
    block(side < 0 ? -0.235 : 0.135, 0.31, 0.1, 0.32, 0.05, -0.03)
    block(side < 0 ? -0.235 : 0.135, 0.6, 0.1, 0.06, 0.03, -0.25)
  }
  block(-0.15, 0.29, 0.3, 0.33, 0.07, 0)
  block(-0.08, 0.42, 0.16, 0.1, 0.02, -0.14)
  context.fillStyle = css(trim)
  context.fillRect(x - TALL * 0.145, TALL * 0.585, TALL * 0.29, TALL * 0.022)
  context.fillRect(x - TALL * 0.06, TALL * 0.44, TALL * 0.04, TALL * 0.02)
  block(-0.135, 0.015, 0.27, 0.28, 0.13, 0.02)
  const visor = context.createLinearGradient(
    x - TALL * 0.09,
    TALL * 0.06,
    x + TALL * 0.1,
    TALL * 0.25,
  )
  visor.addColorStop(0, css(oklch(0.82, 0.12, 75)))
  visor.addColorStop(0.45, css(oklch(0.36, 0.08, 265)))
  visor.addColorStop(1, css(oklch(0.18, 0.05, 270)))
  context.fillStyle = visor
  context.beginPath()
  context.roundRect(x - TALL * 0.098, TALL * 0.068, TALL * 0.196, TALL * 0.18, TALL * 0.085)
  context.fill()
  return { canvas, lamps: [] }
}

/** In full stride, seen from the side, as a slim shape of limbs. */
export function drawRunner(random: Random): Drawing {
  const canvas = newCanvas(TALL * 0.74, TALL)
  const context = canvas.getContext('2d')
  const clothes = chooseClothes(random)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const limb = (colour: string, width: number, points: [number, number][]) => {
    context.strokeStyle = colour
    context.lineWidth = width * TALL
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x * TALL, y * TALL)
    context.stroke()
  }
  const [top, shorts, skin] = [
    css(clothes.scarf ?? clothes.coat),
    css(clothes.legs),
    css(clothes.skin),
  ]
  limb(skin, 0.045, [
    [0.42, 0.25],
    [0.3, 0.34],
    [0.2, 0.28],
  ])
  limb(skin, 0.06, [
    [0.35, 0.52],
    [0.24, 0.68],
    [0.07, 0.72],
  ])
  limb(shorts, 0.085, [
    [0.36, 0.5],
    [0.28, 0.62],
  ])
  limb(top, 0.14, [
    [0.44, 0.24],
    [0.37, 0.47],
  ])
  limb(shorts, 0.1, [
    [0.37, 0.5],
    [0.5, 0.6],
  ])
  limb(skin, 0.06, [
    [0.5, 0.6],
    [0.55, 0.64],
    [0.47, 0.86],
    [0.45, 0.94],
  ])
  limb(css(clothes.coat), 0.05, [
    [0.45, 0.955],
    [0.52, 0.97],
  ])
  limb(css(clothes.coat), 0.05, [
    [0.06, 0.72],
    [0.045, 0.66],
  ])
  limb(skin, 0.045, [
    [0.45, 0.25],
    [0.5, 0.38],
    [0.62, 0.34],
  ])
  limb(skin, 0.05, [
    [0.46, 0.2],
    [0.475, 0.16],
  ])
  context.fillStyle = skin
  context.beginPath()
  context.ellipse(0.49 * TALL, 0.1 * TALL, 0.058 * TALL, 0.07 * TALL, 0.2, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = css(clothes.hair)
  context.beginPath()
  context.ellipse(
    0.475 * TALL,
    0.08 * TALL,
    0.066 * TALL,
    0.06 * TALL,
    0.1,
    Math.PI * 0.75,
    Math.PI * 2.05,
  )
  context.fill()
  return { canvas, lamps: [] }
}

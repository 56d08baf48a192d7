import type { Context } from '../../paint/canvas.ts'
import { type Colour, css, lighter, mix, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'

export type FigureKind = 'man' | 'woman' | 'child'

export type Clothes = {
  coat: Colour
  legs: Colour
  hair: Colour
  skin: Colour
  scarf: Colour | null
}

export function chooseClothes(random: Random): Clothes {
  return {
    coat: oklch(
      random.between(0.32, 0.62),
      random.between(0.03, 0.12),
      random.pick([30, 55, 80, 150, 200, 250, 285, 350]),
    ),
    legs: oklch(random.between(0.22, 0.36), 0.03, random.pick([60, 250, 280])),
    hair: oklch(random.between(0.18, 0.42), 0.04, random.pick([40, 55, 70])),
    skin: oklch(random.between(0.55, 0.82), 0.06, random.between(45, 65)),
    scarf: random.chance(0.55) ? oklch(0.62, 0.16, random.pick([28, 70, 190, 340])) : null,
  }
}

/**
 * A standing person without a face, seen from behind or from the front. `tall` is the whole height;
 * `x`, `foot` is the middle between the shoes.
 */
export function drawFigure(
  context: Context,
  {
    x,
    foot,
    tall,
    kind,
    clothes,
    facing,
  }: {
    x: number
    foot: number
    tall: number
    kind: FigureKind
    clothes: Clothes
    facing: 'away' | 'toward'
  },
): void {
  const head = tall * (kind === 'child' ? 0.118 : 0.072)
  const at = (across: number, up: number) => [x + across * tall, foot - up * tall] as const
  const skirt = kind === 'woman'
  const shaded = (colour: Colour) =>
    linearGradient(context, { x: x - tall * 0.14, y: 0 }, { x: x + tall * 0.14, y: 0 }, [
      [0, mix(colour, lighter(colour, -0.2), 0.6)],
      [0.45, colour],
      [1, mix(colour, lighter(colour, 0.14), 0.7)],
    ])
  if (kind === 'woman' && facing === 'toward')
    drawLongHair(context, at, 1 - head / tall, clothes, tall)
  drawLegs(context, at, shaded(clothes.legs), css(lighter(clothes.legs, -0.12)), tall)
  context.fillStyle = shaded(clothes.coat)
  context.beginPath()
  context.moveTo(...at(-0.05, 0.825))
  context.quadraticCurveTo(...at(-0.12, 0.81), ...at(-0.125, 0.72))
  context.lineTo(...at(-0.145, 0.47))
  context.quadraticCurveTo(...at(-0.14, 0.43), ...at(-0.108, 0.45))
  context.lineTo(...at(skirt ? -0.15 : -0.115, skirt ? 0.24 : 0.33))
  context.quadraticCurveTo(
    ...at(0, skirt ? 0.205 : 0.3),
    ...at(skirt ? 0.15 : 0.115, skirt ? 0.24 : 0.33),
  )
  context.lineTo(...at(0.108, 0.45))
  context.quadraticCurveTo(...at(0.14, 0.43), ...at(0.145, 0.47))
  context.lineTo(...at(0.125, 0.72))
  context.quadraticCurveTo(...at(0.12, 0.81), ...at(0.05, 0.825))
  context.closePath()
  context.fill()
  drawSeams(context, at, clothes, tall, facing)
  drawHead(context, at, { head, kind, clothes, facing, tall })
}

type At = (across: number, up: number) => readonly [number, number]
type Fill = Context['fillStyle']

function drawLegs(context: Context, at: At, fill: Fill, shoes: string, tall: number): void {
  for (const side of [-1, 1]) {
    context.fillStyle = fill
    context.beginPath()
    context.moveTo(...at(side * 0.012, 0.4))
    context.lineTo(...at(side * 0.095, 0.4))
    context.lineTo(...at(side * 0.072, 0.025))
    context.lineTo(...at(side * 0.022, 0.025))
    context.closePath()
    context.fill()
    context.fillStyle = shoes
    context.beginPath()
    context.ellipse(...at(side * 0.052, 0.016), tall * 0.036, tall * 0.019, 0, 0, Math.PI * 2)
    context.fill()
  }
}

function drawSeams(
  context: Context,
  at: At,
  clothes: Clothes,
  tall: number,
  facing: 'away' | 'toward',
): void {
  context.strokeStyle = css(lighter(clothes.coat, -0.16), 0.75)
  context.lineWidth = tall * 0.006
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(...at(side * 0.088, 0.72))
    context.lineTo(...at(side * 0.104, 0.47))
    context.stroke()
  }
  context.beginPath()
  context.moveTo(...at(0, facing === 'toward' ? 0.8 : 0.52))
  context.lineTo(...at(0, 0.32))
  context.stroke()
  context.fillStyle = css(clothes.skin)
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(
      ...at(side * 0.126, 0.435),
      tall * 0.018,
      tall * 0.026,
      side * 0.2,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

function drawHead(
  context: Context,
  at: At,
  {
    head,
    kind,
    clothes,
    facing,
    tall,
  }: { head: number; kind: FigureKind; clothes: Clothes; facing: 'away' | 'toward'; tall: number },
): void {
  const up = 1 - head / tall
  const oval = (across: number, height: number, width: number, high: number, colour: Colour) => {
    context.fillStyle = css(colour)
    context.beginPath()
    context.ellipse(...at(across, height), width, high, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = css(lighter(clothes.skin, -0.08))
  context.fillRect(at(-0.024, 0)[0], at(0, 0.885)[1], tall * 0.048, tall * 0.075)
  if (kind === 'woman' && facing === 'away') drawLongHair(context, at, up, clothes, tall)
  oval(0, up, head * 0.8, head, facing === 'away' ? clothes.hair : clothes.skin)
  if (facing === 'toward') {
    context.save()
    context.beginPath()
    context.rect(at(-0.2, 0)[0], at(0, up + 0.2)[1], tall * 0.4, tall * 0.2 - head * 0.25)
    context.clip()
    oval(0, up + 0.008, head * 0.86, head * 1.02, clothes.hair)
    context.restore()
    drawFace(context, at, up, head, clothes)
  }
  if (clothes.scarf) {
    context.fillStyle = css(clothes.scarf)
    context.beginPath()
    context.roundRect(at(-0.058, 0)[0], at(0, 0.862)[1], tall * 0.116, tall * 0.044, tall * 0.022)
    context.fill()
    context.fillRect(at(0.016, 0)[0], at(0, 0.84)[1], tall * 0.034, tall * 0.13)
  }
}

function drawLongHair(context: Context, at: At, up: number, clothes: Clothes, tall: number): void {
  context.fillStyle = css(clothes.hair)
  context.beginPath()
  context.roundRect(at(-0.066, 0)[0], at(0, up + 0.02)[1], tall * 0.132, tall * 0.17, tall * 0.05)
  context.fill()
}

/** Two eyes and the beginning of a smile: enough for a face at this size. */
function drawFace(context: Context, at: At, up: number, head: number, clothes: Clothes): void {
  const [x, y] = at(0, up)
  context.fillStyle = css(lighter(clothes.hair, -0.08))
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(
      x + side * head * 0.3,
      y + head * 0.1,
      head * 0.07,
      head * 0.09,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
  context.strokeStyle = css(lighter(clothes.skin, -0.22))
  context.lineWidth = head * 0.07
  context.lineCap = 'round'
  context.beginPath()
  context.arc(x, y + head * 0.3, head * 0.24, Math.PI * 0.22, Math.PI * 0.78)
  context.stroke()
}

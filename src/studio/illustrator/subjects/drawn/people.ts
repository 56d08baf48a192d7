import { type Context, newCanvas } from '../../paint/canvas.ts'
import { type Colour, oklch } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'
import { chooseLook, drawingCalled, paintDrawing } from './paint-drawing.ts'

const TALL = 700

type FigureKind = 'man' | 'woman' | 'child'
type Facing = 'away' | 'toward'
type Clothes = Record<'coat' | 'legs' | 'hair' | 'skin', Colour> & { scarf?: Colour }

function chooseClothes(random: Random): Clothes {
  return {
    coat: oklch(
      random.between(0.32, 0.62),
      random.between(0.03, 0.12),
      random.pick([30, 55, 80, 150, 200, 250, 285, 350]),
    ),
    legs: oklch(random.between(0.22, 0.36), 0.03, random.pick([60, 250, 280])),
    hair: oklch(random.between(0.18, 0.42), 0.04, random.pick([40, 55, 70])),
    skin: oklch(random.between(0.55, 0.82), 0.06, random.between(45, 65)),
    ...(random.chance(0.55) && { scarf: oklch(0.62, 0.16, random.pick([28, 70, 190, 340])) }),
  }
}

/**
 * A standing person without a face, seen from behind, or from the front. `tall` is the whole height;
 * `x`, `foot` is the middle between the shoes.
 */
function paintFigure(
  context: Context,
  { x, foot, tall, kind, facing }: FigurePlace,
  colours: Clothes,
  random: Random,
): void {
  const traits = [kind, facing, ...(colours.scarf ? ['scarf'] : [])]
  paintDrawing(context, 'figure', { x, y: foot, size: tall }, { colours, traits, random })
}
type FigurePlace = { x: number; foot: number; tall: number; kind: FigureKind; facing: Facing }

export function drawPerson(kind: FigureKind, facing: Facing) {
  return (random: Random): Drawing => {
    const canvas = newCanvas(TALL * 0.34, TALL)
    const place = { x: canvas.width / 2, foot: TALL, tall: TALL, kind, facing }
    paintFigure(canvas.getContext('2d'), place, chooseClothes(random), random)
    return { canvas, lamps: [] }
  }
}

/** From behind, under a wide open umbrella. */
export function drawUnderUmbrella(kind: FigureKind) {
  return (random: Random): Drawing => {
    const umbrella = drawingCalled('umbrella')
    const canvas = newCanvas(...umbrella.size)
    const context = canvas.getContext('2d')
    const look = chooseLook(umbrella, random.fork('umbrella'))
    const { scarf: _, ...clothes } = chooseClothes(random)
    const place = { x: canvas.width / 2, foot: canvas.height, tall: TALL * 0.98, kind }
    paintFigure(context, { ...place, facing: 'away' }, clothes, random)
    paintDrawing(context, 'umbrella', { x: 0, y: 0, size: 1 }, look)
    return { canvas, lamps: [] }
  }
}

export function drawCouple(facing: Facing) {
  return (random: Random): Drawing => {
    const canvas = newCanvas(TALL * 0.56, TALL)
    const [first = 'man', second = 'woman'] = random.shuffled(['man', 'woman'] as const)
    const stand = (x: number, kind: FigureKind, tall: () => number) => {
      const place = { x: TALL * x, foot: TALL, tall: TALL * tall(), kind, facing }
      paintFigure(canvas.getContext('2d'), place, chooseClothes(random), random)
    }
    stand(0.17, first, () => 0.97)
    stand(0.39, second, () => random.between(0.86, 0.94))
    return { canvas, lamps: [] }
  }
}

export function drawCrowd(facing: Facing) {
  return (random: Random): Drawing => {
    const canvas = newCanvas(TALL * 1.25, TALL)
    const count = random.whole(5, 7)
    for (const at of random.shuffled(Array.from({ length: count }, (_, index) => index))) {
      const kind = random.pick(['man', 'woman', 'man', 'woman', 'child'] as const)
      const tall = TALL * (kind === 'child' ? 0.58 : random.between(0.86, 1))
      const x = TALL * (0.16 + (at / (count - 1)) * 0.93)
      const place = { x, foot: TALL - random.between(0, 6), tall, kind, facing }
      paintFigure(canvas.getContext('2d'), place, chooseClothes(random), random)
    }
    return { canvas, lamps: [] }
  }
}

/** In full stride, seen from the side, as a slim shape of limbs. */
export function drawRunner(random: Random): Drawing {
  const canvas = newCanvas(...drawingCalled('runner').size)
  const clothes = chooseClothes(random)
  const colours = { ...clothes, shirt: clothes.scarf ?? clothes.coat }
  paintDrawing(canvas.getContext('2d'), 'runner', { x: 0, y: 0, size: 1 }, { colours, random })
  return { canvas, lamps: [] }
}

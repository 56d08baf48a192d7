import { newCanvas } from '../../paint/canvas.ts'
import { oklch } from '../../paint/colour.ts'
import { verticalGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'
import { drawStones, drawTree } from './grown.ts'
import { applies, chooseLook, drawingCalled, paintDrawing, toneOf } from './paint-drawing.ts'
import { drawCouple, drawCrowd, drawPerson, drawRunner, drawUnderUmbrella } from './people.ts'

/** What is more than the shapes of `drawings.json`. */
const DRAW: Record<string, (random: Random) => Drawing> = {
  tree: drawTree,
  stones: drawStones,
  cup: drawCup,
  man: drawPerson('man', 'away'),
  woman: drawPerson('woman', 'away'),
  child: drawPerson('child', 'away'),
  'man-facing': drawPerson('man', 'toward'),
  'woman-facing': drawPerson('woman', 'toward'),
  'child-facing': drawPerson('child', 'toward'),
  'man-under-umbrella': drawUnderUmbrella('man'),
  'woman-under-umbrella': drawUnderUmbrella('woman'),
  runner: drawRunner,
  couple: drawCouple('away'),
  'couple-facing': drawCouple('toward'),
  crowd: drawCrowd('away'),
  'crowd-facing': drawCrowd('toward'),
}

/** Paints one of the hand-made subjects; the random source decides its clothes, bands and shape. */
export function drawSubject(name: string, random: Random): Drawing {
  return (DRAW[name] ?? drawShapes(name))(random)
}

function drawShapes(name: string) {
  return (random: Random): Drawing => {
    const drawing = drawingCalled(name)
    const canvas = newCanvas(...drawing.size)
    const look = chooseLook(drawing, random)
    paintDrawing(canvas.getContext('2d'), name, { x: 0, y: 0, size: 1 }, look)
    const lamps = drawing.lamps
      .filter((lamp) => applies(lamp, look))
      .map(({ x, y, radius, colour, strength, beam, onlyWhenDark }) => {
        return { x, y, radius, colour: toneOf(colour, look), strength, beam, onlyWhenDark }
      })
    return { canvas, lamps }
  }
}

/** A full cup on its saucer, steaming. */
function drawCup(random: Random): Drawing {
  const cup = drawShapes('cup')(random)
  const steam = newCanvas(cup.canvas.width, cup.canvas.height)
  const context = steam.getContext('2d')
  context.lineCap = 'round'
  context.filter = 'blur(14px)'
  const rim = 400
  for (const [index, x] of [244, 334, 422].entries()) {
    const sway = random.between(38, 66) * (index % 2 === 0 ? 1 : -1)
    const top = random.between(30, 110)
    context.strokeStyle = verticalGradient(context, top, rim, [
      [0, oklch(1, 0, 0), 0],
      [0.5, oklch(1, 0, 0), 0.42],
      [1, oklch(1, 0, 0), 0.1],
    ])
    context.lineWidth = random.between(20, 34)
    context.beginPath()
    context.moveTo(x, rim)
    context.bezierCurveTo(x + sway, rim - 110, x - sway, rim - 190, x + sway * 0.4, top)
    context.stroke()
  }
  return { ...cup, steam }
}

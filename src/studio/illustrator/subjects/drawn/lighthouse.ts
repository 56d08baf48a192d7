import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'

/** A banded tower with a gallery, a lit lantern room and a dome. */
export function drawLighthouse(random: Random): Drawing {
  const [width, height] = [330, 900]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const middle = width / 2
  const band = oklch(0.52, 0.17, random.pick([27, 27, 250, 30]))
  const round = (from: ReturnType<typeof oklch>) =>
    linearGradient(context, { x: middle - 100, y: 0 }, { x: middle + 100, y: 0 }, [
      [0, lighter(from, -0.26)],
      [0.3, from],
      [0.55, lighter(from, 0.05)],
      [1, lighter(from, -0.18)],
    ])
  const section = (from: number, to: number, colour: ReturnType<typeof oklch>) => {
    context.fillStyle = round(colour)
    context.beginPath()
    context.moveTo(middle - halfAt(from), from)
    context.lineTo(middle + halfAt(from), from)
    context.lineTo(middle + halfAt(to), to)
    context.quadraticCurveTo(middle, to + 10, middle - halfAt(to), to)
    context.fill()
  }
  section(250, height - 6, oklch(0.95, 0.012, 85))
  const bands = random.whole(2, 3)
  for (let index = 0; index < bands; index++) {
    const from = 330 + index * (500 / bands)
    section(from, from + 250 / bands, band)
  }
  context.fillStyle = css(oklch(0.25, 0.03, 260))
  for (const [index, y] of [400, 560, 720].entries()) {
    context.beginPath()
    context.roundRect(middle - 12 + (index % 2) * 22, y, 22, 36, 11)
    context.fill()
  }
  context.fillStyle = round(oklch(0.34, 0.02, 260))
  context.fillRect(middle - 92, 238, 184, 16)
  context.fillRect(middle - 92, 196, 184, 5)
  for (let x = -88; x <= 88; x += 22) context.fillRect(middle + x - 2, 196, 4, 46)
  context.fillStyle = css(oklch(0.96, 0.09, 92))
  context.fillRect(middle - 48, 118, 96, 120)
  context.fillStyle = css(oklch(0.34, 0.02, 260))
  for (const x of [-50, -26, -2, 22, 46]) context.fillRect(middle + x, 118, 5, 120)
  context.fillStyle = round(band)
  context.beginPath()
  context.moveTo(middle - 66, 120)
  context.quadraticCurveTo(middle - 56, 40, middle, 34)
  context.quadraticCurveTo(middle + 56, 40, middle + 66, 120)
  context.fill()
  context.fillRect(middle - 4, 4, 8, 34)
  return {
    canvas,
    lamps: [
      {
        x: 0.5,
        y: 178 / height,
        radius: 0.34,
        colour: oklch(0.95, 0.1, 88),
        strength: 0.95,
        beam: true,
        onlyWhenDark: true,
      },
    ],
  }
}

/** The tower's half width at a height: it tapers upwards. */
function halfAt(y: number): number {
  return 62 + ((y - 250) / 650) * 42
}

import { newCanvas } from '../../paint/canvas.ts'
import { css, lighter, oklch } from '../../paint/colour.ts'
import { linearGradient } from '../../paint/gradient.ts'
import type { Random } from '../../paint/random.ts'
import type { Drawing } from './drawing.ts'

/** A paper lantern on a cord, lit from inside through its ribs. */
export function drawLantern(random: Random): Drawing {
  const [width, height] = [360, 620]
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const paper = oklch(0.74, 0.17, random.pick([35, 45, 62, 75, 85]))
  const [middle, centre] = [width / 2, 300]
  const [across, down] = [158, 178]
  const body = context.createRadialGradient(middle, centre + 20, 10, middle, centre, across * 1.15)
  body.addColorStop(0, css(oklch(0.99, 0.07, 92)))
  body.addColorStop(0.35, css(lighter(paper, 0.14)))
  body.addColorStop(0.8, css(paper))
  body.addColorStop(1, css(lighter(paper, -0.16)))
  context.fillStyle = body
  context.beginPath()
  context.ellipse(middle, centre, across, down, 0, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = css(lighter(paper, -0.26), 0.55)
  context.lineWidth = 3
  for (let rib = -5; rib <= 5; rib++) {
    context.beginPath()
    context.ellipse(
      middle,
      centre,
      Math.abs(across * Math.sin((rib / 6) * (Math.PI / 2))),
      down,
      0,
      0,
      Math.PI * 2,
    )
    context.stroke()
  }
  context.fillStyle = css(oklch(0.24, 0.05, 40))
  for (const y of [centre - down - 12, centre + down - 12]) {
    context.beginPath()
    context.roundRect(middle - 62, y, 124, 24, 6)
    context.fill()
  }
  context.fillRect(middle - 2, 0, 4, centre - down)
  for (let strand = -42; strand <= 42; strand += 7) {
    context.fillStyle = linearGradient(context, { x: 0, y: centre + down }, { x: 0, y: height }, [
      [0, lighter(paper, 0.08)],
      [1, paper, 0.2],
    ])
    context.fillRect(middle + strand, centre + down + 10, 4, height - centre - down - 12)
  }
  return {
    canvas,
    lamps: [
      { x: 0.5, y: centre / height, radius: 0.85, colour: lighter(paper, 0.08), strength: 0.62 },
    ],
  }
}

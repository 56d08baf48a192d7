import { css, mix } from '../paint/colour.ts'
import type { Ground } from '../settings/ground.ts'
import { isTable } from '../settings/place-kinds.ts'
import type { Stage } from '../stage/stage.ts'
import { posterPalette } from './poster-palette.ts'
import { fillDisc, fillDots } from './poster-shapes.ts'

/** The ground as a map prints it: contour rings round where the subjects stand, and no sky. */
export function paintPosterFromAbove(stage: Stage): Ground {
  const { width, height, margin, unit, brief } = stage
  const inks = posterPalette(stage)
  const random = stage.random.fork('poster from above')
  const context = stage.on('sky')
  context.fillStyle = css(inks.tones[1])
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  if (random.chance(0.5)) {
    fillDots(
      stage,
      'sky',
      { top: -margin, bottom: height + margin },
      mix(inks.tones[1], inks.paper, 0.3),
    )
  }
  const at = { x: width * random.between(0.42, 0.58), y: height * 0.58 }
  const far = stage.on('far')
  for (const [ring, colour] of [
    mix(inks.tones[1], inks.tones[0], 0.5),
    inks.tones[0],
    mix(inks.tones[0], inks.paper, 0.5),
    inks.paper,
  ].entries()) {
    fillDisc(far, at, unit * (74 - ring * 13), colour)
  }
  const small = stage.on('middle')
  for (let index = 0; index < 14; index++) {
    const turn = random.between(0, Math.PI * 2)
    const reach = unit * random.between(44, 110)
    const spot = { x: at.x + Math.cos(turn) * reach, y: at.y + Math.sin(turn) * reach }
    fillDisc(small, spot, unit * random.between(1.5, 5), random.pick([inks.tones[2], inks.ink]))
  }
  return isTable(brief.setting)
    ? { surface: 'table', footY: height * 0.66, farY: height * 0.5, flat: true }
    : { surface: 'land', footY: height * 0.7, farY: height * 0.46 }
}

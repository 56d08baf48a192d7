import { css, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { Stage } from '../stage/stage.ts'
import { paintBokeh } from './bokeh.ts'
import type { Ground } from './ground.ts'

/** A dark stage under spotlights. */
export function paintShowStage(stage: Stage): Ground {
  const { width, height, margin, unit } = stage
  const random = stage.random.fork('show')
  const hue = random.pick([285, 330, 250, 20, 200])
  const context = stage.on('sky')
  context.fillStyle = verticalGradient(context, -margin, height, [
    [0, oklch(0.12, 0.05, hue)],
    [0.6, oklch(0.26, 0.09, hue + 15)],
    [1, oklch(0.1, 0.04, hue)],
  ])
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  paintBokeh(stage, 'far', {
    count: 40,
    top: 0,
    bottom: height * 0.5,
    hues: [hue, hue + 40, hue - 50],
  })
  const middle = stage.on('middle')
  const floor = height * 0.68
  middle.fillStyle = verticalGradient(middle, floor, height + margin, [
    [0, oklch(0.34, 0.08, hue + 10)],
    [0.4, oklch(0.2, 0.05, hue)],
    [1, oklch(0.08, 0.02, hue)],
  ])
  middle.fillRect(-margin, floor, width + 2 * margin, height + margin - floor)
  paintSoftly(stage, 'middle', { radius: unit * 1.4, blend: 'screen' }, (context) => {
    for (const [from, to, turn] of [
      [0.5, 0.5, 0],
      [0.08, 0.36, 50],
      [0.92, 0.64, -50],
      [0.3, 0.2, 90],
      [0.7, 0.8, -90],
    ] as const) {
      const beam = oklch(0.86, 0.11, hue + turn)
      context.fillStyle = verticalGradient(context, -margin, floor + unit * 9, [
        [0, beam, turn === 0 ? 0.55 : 0.36],
        [1, beam, 0.04],
      ])
      context.beginPath()
      context.moveTo(width * from - unit * 2, -margin)
      context.lineTo(width * from + unit * 2, -margin)
      context.lineTo(width * to + unit * 22, floor + unit * 9)
      context.lineTo(width * to - unit * 22, floor + unit * 9)
      context.fill()
    }
    context.fillStyle = css(oklch(0.9, 0.08, hue), 0.4)
    context.beginPath()
    context.ellipse(width / 2, height * 0.76, unit * 34, unit * 7, 0, 0, Math.PI * 2)
    context.fill()
  })
  return { surface: 'land', footY: height * 0.765, farY: floor + unit * 4 }
}

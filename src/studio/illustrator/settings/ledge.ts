import { blurInPlace } from '../paint/canvas.ts'
import { css, lighter, lit, mix, oklch } from '../paint/colour.ts'
import { verticalGradient } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { isSmall } from '../prompt/fitting-subjects.ts'
import type { Ground } from './ground.ts'
import type { Stage } from '../stage/stage.ts'

/** Small things outdoors would be lost on the ground: they get a plank or a stone right at the eye. */
export function wantsLedge(stage: Stage, ground: Ground): boolean {
  if (ground.surface !== 'land' && ground.surface !== 'water') return false
  if (['room', 'stage', 'garden', 'underwater', 'space'].includes(stage.brief.setting)) return false
  return stage.brief.subjects.some(isSmall)
}

/** Paints the ledge; where its things are the hero, all behind is out of focus, as for a lens at close range. */
export function paintLedge(stage: Stage, beyond: Ground): Ground {
  const { width, height, margin, unit, palette, light, brief } = stage
  const [hero] = brief.subjects
  const isAboutSmall = hero !== undefined && isSmall(hero)
  if (isAboutSmall && brief.look !== 'poster') {
    blurInPlace(stage.canvasOf('far'), unit * 0.7)
    blurInPlace(stage.canvasOf('middle'), unit * 1.1)
  }
  const random = stage.random.fork('ledge')
  const context = stage.on('subject')
  const top = isAboutSmall ? height * 0.72 : Math.max(height * 0.83, beyond.footY + unit * 3)
  const stuff = lit(
    random.pick([oklch(0.5, 0.06, 55), oklch(0.6, 0.02, 80), oklch(0.42, 0.05, 40)]),
    palette.ambient,
  )
  context.fillStyle = verticalGradient(context, top, height + margin, [
    [0, lighter(mix(stuff, palette.sun, 0.3 * light.strength), 0.03)],
    [0.16, stuff],
    [1, mix(stuff, palette.shadow, 0.75)],
  ])
  context.fillRect(-margin, top, width + 2 * margin, height + margin - top)
  const noise = fractal(valueNoise(random), 2)
  for (let row = 0; row < 46; row++) {
    const near = (row / 46) ** 1.5
    context.strokeStyle = css(row % 3 === 0 ? palette.sun : palette.shadow, 0.05 + near * 0.08)
    context.lineWidth = unit * (0.12 + near * 0.35)
    context.beginPath()
    for (let x = -margin; x <= width + margin; x += 16) {
      context.lineTo(
        x,
        top +
          near * (height + margin - top) +
          (noise(x / (unit * 40), row * 0.3) - 0.5) * unit * (0.5 + near * 6),
      )
    }
    context.stroke()
  }
  context.fillStyle = css(palette.sun, 0.2 + 0.35 * light.strength)
  context.fillRect(-margin, top, width + 2 * margin, unit * 0.35)
  return { surface: 'table', footY: top + unit * 8, farY: top + unit * 2, beyond }
}

import { isolated } from '../../paint/canvas.ts'
import { type Colour, css, lighter, lit, mix, oklch } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import { paintSoftly } from '../../paint/soft.ts'
import type { SettingName } from '../../prompt/picture-brief.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Ground } from '../ground.ts'
import { roomLight } from '../interior.ts'
import { isTable } from '../place-kinds.ts'

const PALE: SettingName[] = ['laboratory', 'studio']

/** A table or a floor seen from above, planks or a pale top, the window's light lying across it. */
export function paintTableFromAbove(stage: Stage): Ground {
  const { width, height, margin } = stage
  const random = stage.random.fork('table from above')
  const pale = PALE.includes(stage.brief.setting)
  const stuff = lit(
    pale
      ? oklch(random.between(0.82, 0.93), 0.03, random.pick([20, 90, 160, 220, 300]))
      : oklch(random.between(0.46, 0.68), 0.07, random.pick([48, 60, 72])),
    roomLight(stage),
  )
  const context = stage.on('sky')
  context.fillStyle = css(stuff)
  context.fillRect(-margin, -margin, width + 2 * margin, height + 2 * margin)
  if (!pale) paintPlanks(stage, stuff)
  if (random.chance(0.6)) paintCloth(stage, random.fork('cloth'))
  paintWindowLight(stage)
  // On a floor one stands.
  return isTable(stage.brief.setting)
    ? { surface: 'table', footY: height * 0.66, farY: height * 0.5, flat: true }
    : { surface: 'land', footY: height * 0.68, farY: height * 0.44 }
}

/** A checked cloth lying askew in a corner. */
function paintCloth(stage: Stage, random: Random): void {
  const { width, height, unit, palette } = stage
  const context = stage.on('far')
  const tone = lit(oklch(0.9, 0.04, random.pick([20, 85, 200, 260])), roomLight(stage))
  const half = unit * 34
  isolated(context, () => {
    context.translate(width * random.pick([0.18, 0.8]), height * random.between(0.3, 0.7))
    context.rotate(random.between(-0.42, 0.42))
    context.shadowColor = css(palette.shadow, 0.5)
    context.shadowBlur = unit * 3
    context.fillStyle = css(tone)
    context.fillRect(-half, -half, half * 2, half * 2)
    context.shadowColor = 'transparent'
    context.fillStyle = css(lighter(tone, -0.1), 0.6)
    for (const at of [-0.86, -0.8, 0.77, 0.83]) {
      context.fillRect(-half, half * at, half * 2, unit * 1.1)
      context.fillRect(half * at, -half, unit * 1.1, half * 2)
    }
  })
}

function paintPlanks(stage: Stage, stuff: Colour): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('planks')
  const context = stage.on('sky')
  for (let y = -margin; y < height + margin; ) {
    const broad = unit * random.between(11, 17)
    context.fillStyle = css(lighter(stuff, random.between(-0.05, 0.05)))
    context.fillRect(-margin, y, width + 2 * margin, broad)
    context.lineWidth = unit * 0.16
    for (let grain = 0; grain < 7; grain++) {
      const at = y + broad * random.between(0.1, 0.9)
      context.strokeStyle = css(mix(stuff, palette.shadow, 0.6), random.between(0.12, 0.3))
      context.beginPath()
      context.moveTo(-margin, at)
      context.bezierCurveTo(
        width * 0.3,
        at + random.between(-2, 2) * unit,
        width * 0.6,
        at + random.between(-2, 2) * unit,
        width + margin,
        at,
      )
      context.stroke()
    }
    context.fillStyle = css(palette.shadow, 0.4)
    context.fillRect(-margin, y, width + 2 * margin, unit * 0.35)
    y += broad
  }
}

/** Broad slanting bars of light, as a window throws them. */
function paintWindowLight(stage: Stage): void {
  const { width, height, margin, unit, palette, light } = stage
  const lean = light.x < width / 2 ? 0.5 : -0.5
  const from = width * (lean > 0 ? 0.02 : 0.5)
  paintSoftly(stage, 'sky', { radius: unit * 1.6, blend: 'soft-light' }, (context) => {
    context.fillStyle = css(lighter(palette.sun, 0.03), 0.55)
    for (const shift of [0, 27, 54]) {
      const x = from + shift * unit
      context.beginPath()
      context.moveTo(x - margin * lean, -margin)
      context.lineTo(x + unit * 22 - margin * lean, -margin)
      context.lineTo(x + unit * 22 + (height + margin) * lean, height + margin)
      context.lineTo(x + (height + margin) * lean, height + margin)
      context.fill()
    }
  })
}

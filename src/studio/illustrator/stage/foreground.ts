import { blurInPlace } from '../paint/canvas.ts'
import { css, lit, mix, oklch } from '../paint/colour.ts'
import type { SettingName } from '../prompt/picture-brief.ts'
import { paintBokeh } from '../settings/bokeh.ts'
import { paintFrameLeaves } from '../settings/foliage.ts'
import type { Stage } from './stage.ts'

const KINDS: Partial<Record<SettingName, ('leaves' | 'grass' | 'bokeh' | 'weed')[]>> = {
  sea: ['grass', 'grass'],
  lake: ['grass', 'leaves'],
  mountains: ['grass', 'leaves', 'grass'],
  forest: ['leaves', 'grass'],
  field: ['grass', 'grass', 'leaves'],
  garden: ['leaves'],
  road: ['grass'],
  city: ['bokeh', 'leaves'],
  street: ['bokeh', 'bokeh', 'leaves'],
  underwater: ['weed'],
  room: ['leaves'],
  stage: ['bokeh'],
  network: ['bokeh'],
}

/** What is nearest to the eye, far out of focus; it frames the picture and gives it depth. */
export function paintForeground(stage: Stage): void {
  const kinds = KINDS[stage.brief.setting]
  if (!kinds || stage.brief.look === 'poster' || stage.brief.framing === 'high') return
  const random = stage.random.fork('foreground')
  const kind = random.pick(kinds)
  if (kind === 'leaves') paintFrameLeaves(stage, 'front')
  if (kind === 'grass') paintGrass(stage)
  if (kind === 'weed') paintWeed(stage)
  if (kind === 'bokeh')
    paintBokeh(stage, 'front', {
      count: 9,
      top: stage.height * 0.55,
      bottom: stage.height * 1.05,
      size: 2.4,
    })
  blurInPlace(
    stage.canvasOf('front'),
    stage.unit * (stage.brief.look === 'photographic' ? 1.5 : 0.8),
  )
}

function paintGrass(stage: Stage): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('front grass')
  const context = stage.on('front')
  const snowy = stage.brief.setting === 'snow'
  const green = mix(
    lit(oklch(0.42, 0.08, random.pick([100, 125, 145, 75])), palette.ambient),
    palette.shadow,
    0.6,
  )
  const heavy = random.chance(0.5)
  for (let index = 0; index < (snowy ? 40 : 150); index++) {
    const across = random.between(0, 1) ** 2
    const left = heavy ? index % 4 !== 0 : index % 4 === 0
    const x = left ? -margin + across * width * 0.55 : width + margin - across * width * 0.55
    const tall = unit * random.between(5, 19) * (1 - across * 0.75)
    const lean = random.between(-0.35, 0.35) * tall
    context.fillStyle = css(
      mix(green, palette.sun, random.chance(0.2) ? 0.2 * stage.light.strength : 0),
    )
    context.beginPath()
    context.moveTo(x - unit * 0.7, height + margin)
    context.quadraticCurveTo(x + lean * 0.2, height - tall * 0.5, x + lean, height - tall)
    context.quadraticCurveTo(
      x + lean * 0.4 + unit * 0.5,
      height - tall * 0.4,
      x + unit * 0.7,
      height + margin,
    )
    context.fill()
  }
  stage.sway.front = 'foliage'
}

function paintWeed(stage: Stage): void {
  const { width, height, margin, unit, palette } = stage
  const random = stage.random.fork('weed')
  const context = stage.on('front')
  context.lineCap = 'round'
  for (let index = 0; index < 15; index++) {
    const left = index % 2 === 0
    const x = left
      ? random.between(-margin, width * 0.2)
      : random.between(width * 0.8, width + margin)
    const tall = unit * random.between(24, 70)
    context.strokeStyle = css(
      mix(oklch(0.24, 0.06, random.between(150, 200)), palette.shadow, 0.4),
      0.95,
    )
    context.lineWidth = unit * random.between(1.6, 3.6)
    context.beginPath()
    context.moveTo(x, height + margin)
    for (let step = 1; step <= 12; step++) {
      context.lineTo(
        x + Math.sin(step * 0.8 + index) * unit * 2.2,
        height + margin - (tall * step) / 12,
      )
    }
    context.stroke()
  }
  stage.sway.front = 'water'
}

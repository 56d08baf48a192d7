import { type Colour, css, fromChannels, lit, mix, oklch } from '../paint/colour.ts'
import type { SettingName, Subject } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { HEADS } from './sizes.ts'
import type { Placement } from './place-artwork.ts'

const SURFACES: Partial<Record<SettingName, 'blades' | 'drift'>> = {
  forest: 'blades',
  field: 'blades',
  garden: 'blades',
  mountains: 'blades',
  lake: 'blades',
  road: 'blades',
  snow: 'drift',
  beach: 'drift',
  desert: 'drift',
}

/** How far a subject sinks behind what grows or lies in front of it, as a share of its height. */
export function sinkOf(stage: Stage, ground: Ground, subject: Subject): number {
  const covered = ground.surface === 'land' && SURFACES[stage.brief.setting]
  return covered && HEADS.test(subject.name) ? 0.16 : 0
}

/** Covers a subject's foot with the ground's own growth, so that it stands in it and not on it. */
export function tuckIn(stage: Stage, subject: Subject, placement: Placement, width: number): void {
  const surface = SURFACES[stage.brief.setting]
  if (
    !surface ||
    placement.shadow === 'none' ||
    placement.layer !== 'subject' ||
    stage.brief.look === 'poster'
  )
    return
  const tall = HEADS.test(subject.name) ? placement.height * 0.3 : stage.unit * 2.2
  if (surface === 'blades' && stage.brief.weather !== 'snow')
    paintBlades(stage, placement, width, tall)
  else if (HEADS.test(subject.name)) paintDrift(stage, placement, width)
}

function paintBlades(stage: Stage, { x, footY }: Placement, width: number, tall: number): void {
  const { palette, unit } = stage
  const random = stage.random.fork(`tuck ${Math.round(x)}`)
  const context = stage.on('subject')
  const base = groundColour(stage, x, footY)
  const reach = width * 0.54
  const count = Math.round(reach / unit) * 5
  context.lineCap = 'round'
  for (let index = 0; index < count; index++) {
    const across = random.between(-1, 1)
    const high = tall * random.between(0.35, 1) * (1 - across ** 2 * 0.7)
    const foot = footY + unit * random.between(0.4, 2.4)
    const lean = random.between(-0.35, 0.35) * high
    context.strokeStyle = css(
      random.chance(0.3)
        ? mix(base, palette.sun, 0.22 * stage.light.strength)
        : mix(base, palette.shadow, random.between(0, 0.3)),
      0.95,
    )
    context.lineWidth = unit * random.between(0.25, 0.6)
    context.beginPath()
    context.moveTo(x + across * reach, foot)
    context.quadraticCurveTo(
      x + across * reach + lean * 0.2,
      foot - high * 0.6,
      x + across * reach + lean,
      foot - high,
    )
    context.stroke()
  }
}

/** What the ground looks like beside a subject, so that its grass is of the same kind. */
function groundColour(stage: Stage, x: number, y: number): Colour {
  const canvas = stage.canvasOf('middle')
  const overscan = (canvas.width - stage.width) / 2
  const { data } = canvas
    .getContext('2d')
    .getImageData(Math.round(x + overscan), Math.round(y + overscan), 1, 1)
  return fromChannels(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0)
}

/** A bank of snow or sand heaped against the subject. */
function paintDrift(stage: Stage, { x, footY, height }: Placement, width: number): void {
  const { palette, unit } = stage
  const surface: Colour =
    stage.brief.setting === 'snow' ? oklch(0.95, 0.012, 250) : oklch(0.8, 0.08, 72)
  const colour = lit(surface, palette.ambient)
  const context = stage.on('subject')
  const top = footY - height * 0.2
  const gradient = context.createLinearGradient(0, top, 0, footY + unit * 9)
  gradient.addColorStop(0, css(mix(colour, palette.sun, 0.3 * stage.light.strength)))
  gradient.addColorStop(0.5, css(mix(colour, palette.shadow, 0.1)))
  gradient.addColorStop(1, css(mix(colour, palette.shadow, 0.16), 0))
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(x - width * 1.3, footY + unit * 4)
  context.bezierCurveTo(
    x - width * 0.7,
    footY + unit * 2,
    x - width * 0.5,
    top,
    x - width * 0.08,
    top + unit * 1.5,
  )
  context.bezierCurveTo(
    x + width * 0.35,
    top + unit * 2,
    x + width * 0.6,
    footY,
    x + width * 1.3,
    footY + unit * 5,
  )
  context.lineTo(x + width * 1.2, footY + unit * 9)
  context.lineTo(x - width * 1.2, footY + unit * 9)
  context.fill()
}

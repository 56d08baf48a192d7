import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { sideOf } from './light-side.ts'
import { type Member, type Placed, shapeOf } from './member.ts'
import { heroHeight, realHeight } from './sizes.ts'

/** Boats and whales on the open water beside the land that others stand on, so large that one sees what they are. */
export function onTheWater(
  stage: Stage,
  { span, farY, footY }: Ground,
  members: readonly Member[],
  ashore: readonly Placed[],
): Placed[] {
  const random = stage.random.fork('on the water')
  const open = openWater(stage, span)
  const fromAbove = stage.brief.framing === 'high'
  return members.map((member, at) => {
    const room = (open.to - open.from) / members.length
    const wanted =
      heroHeight(stage, member.subject, member.art.canvas) * (member.index === 0 ? 0.95 : 0.74)
    const height = Math.min(wanted, (room * 1.08) / shapeOf(member))
    const deep = span ? footY + stage.unit * 12 : farY - stage.unit
    const far = farOut(member, height, ashore)
    const share = far === undefined ? (span ? random.between(0.3, 0.75) : 0.9) : far
    const top = fromAbove ? stage.height * 0.34 : stage.horizon
    return {
      member,
      placement: {
        layer: 'middle',
        x: open.from + room * (at + random.between(0.44, 0.56)),
        footY: Math.max(top + height * (fromAbove ? 0.3 : 0.04), top + (deep - top) * share),
        height,
        mirrored: random.chance(0.5),
        distance: 0.12,
        shadow: fromAbove && stage.brief.look === 'poster' ? 'none' : 'reflection',
      },
    }
  })
}

/** How far down from the horizon a thing of that size floats, as a share of the water, beside what stands ashore. */
function farOut(member: Member, height: number, [nearest]: readonly Placed[]): number | undefined {
  const metres = realHeight(member.subject)
  const ashore = nearest && realHeight(nearest.member.subject)
  if (!nearest || metres === undefined || ashore === undefined) return undefined
  const nearness = (height / nearest.placement.height) * (ashore / metres)
  return Math.min(0.9, Math.max(0.12, nearness))
}

/** The wider side beside the rock, or the side with the light where land fills the foreground. */
function openWater(stage: Stage, span: Ground['span']): { from: number; to: number } {
  const rim = stage.width * 0.03
  if (!span) {
    const middle = stage.width * 0.48
    return sideOf(stage) > 0
      ? { from: rim, to: middle }
      : { from: stage.width - middle, to: stage.width - rim }
  }
  const shore = stage.unit * 12
  return span.from > stage.width - span.to
    ? { from: rim, to: span.from - shore }
    : { from: span.to + shore, to: stage.width - rim }
}

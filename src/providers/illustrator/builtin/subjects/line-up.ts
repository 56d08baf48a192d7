import type { Framing } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import { isTable } from '../settings/is-table.ts'
import type { Stage } from '../stage/stage.ts'
import { type Member, type Placed, shapeOf } from './member.ts'
import { shadowOn, sideOf } from './light-side.ts'
import { heroHeight } from './sizes.ts'

/** How much of its neighbour a subject may cover, as a share of its width. */
const OVERLAP = 0.1
/** Most room the group takes of the frame's width; a close view lets the frame cut it. */
const ROOM = 0.92
const CLOSE_ROOM = 1.16
/** What somebody seen over the shoulder covers. */
const ONLOOKERS_ROOM = 0.4
/** Things on a table at which somebody sits. */
const BEFORE_PERSON = 0.74
const SIZE_BESIDE_HERO = { large: 0.9, being: 0.84, small: 0.64 }

/** Stands subjects side by side: the hero on the side away from the light, larger things a step behind. */
export function lineUp(stage: Stage, ground: Ground, members: readonly Member[]): Placed[] {
  const random = stage.random.fork('line-up')
  const { framing } = stage.brief
  const cropped = framing === 'close' || framing === 'detail'
  const onlooker = framing === 'shoulder' ? stage.width * ONLOOKERS_ROOM : 0
  const from = Math.max(onlooker, ground.span?.from ?? 0)
  const to = Math.max(ground.span?.to ?? stage.width, from + stage.width * 0.3)
  const room = to - from
  const heights = members.map(
    (member) =>
      heroHeight(stage, member.subject, member.art.canvas) *
      relativeSize(member, members, framing) *
      (isTable(stage.brief.setting) && hasPerson(stage) ? BEFORE_PERSON : 1) *
      random.between(0.94, 1.06),
  )
  const widths = members.map((member, at) => (heights[at] ?? 0) * shapeOf(member))
  const whole = widths.reduce((sum, width) => sum + width * (1 - OVERLAP), 0)
  const allowed = members.length === 1 ? Infinity : room * (cropped ? CLOSE_ROOM : ROOM)
  const scale = Math.min(1, allowed / whole)
  const free = Math.max(0, room - whole * scale)
  const gap = members.length > 1 ? Math.min(free * 0.22, stage.unit * 14) : 0
  const start = from + groupStart(stage, members.length, free - gap * (members.length - 1))
  const order = leftToRight(stage, members, random.chance(0.5))
  let left = room < whole * scale ? from + (room - whole * scale) / 2 : start
  return order.map((member) => {
    const at = members.indexOf(member)
    const width = (widths[at] ?? 0) * scale
    const x = left + (width * (1 - OVERLAP)) / 2
    left += width * (1 - OVERLAP) + gap
    const back = members.length === 1 ? 0 : depthOf(stage, ground, member, random.between(0, 1))
    return {
      member,
      placement: {
        layer: 'subject',
        x,
        footY: ground.footY + back * (back > 0 ? ground.farY - ground.footY : -stage.unit * 9),
        height: (heights[at] ?? 0) * scale,
        mirrored: random.chance(0.5),
        distance: back > 0 && ground.surface !== 'table' ? back * 0.2 : 0,
        shadow: shadowOn(ground),
        blur: stage.brief.look === 'photographic' && back > 0 ? stage.unit * 0.35 * back : 0,
      },
    }
  })
}

function relativeSize(
  { subject, index }: Member,
  members: readonly Member[],
  framing: Framing,
): number {
  const several = subject.count > 1 ? 0.82 : 1
  if (index === 0) return several
  // What is behind a detail is seen whole.
  if (framing === 'detail') return 0.42
  const hero = members[0]?.subject.kind
  if (subject.kind === hero) return several * (subject.kind === 'person' ? 0.94 : 0.86)
  return several * SIZE_BESIDE_HERO[sizeOf(subject.kind)]
}

function sizeOf(kind: Member['subject']['kind']): keyof typeof SIZE_BESIDE_HERO {
  if (['building', 'vehicle', 'boat', 'aircraft', 'plant'].includes(kind)) return 'large'
  return ['food', 'object', 'symbol', 'face'].includes(kind) ? 'small' : 'being'
}

/** 1 is far away, below 0 nearer than the hero. Small things come to the front, large ones step back. */
function depthOf(stage: Stage, ground: Ground, { subject, index }: Member, chance: number): number {
  if (index === 0) return 0
  if (stage.brief.framing === 'detail') return 0.7
  if (ground.surface === 'table') return chance * 0.4 - 0.1
  const size = sizeOf(subject.kind)
  if (size === 'small') return ground.span ? 0 : -0.25 - chance * 0.4
  return size === 'large' ? 0.15 + chance * 0.4 : chance * 0.5 - 0.2
}

/** Alone, a subject stands off the middle, away from the light; in front of it when only its outline shows. */
function groupStart(stage: Stage, count: number, free: number): number {
  const random = stage.random.fork('group')
  const away = sideOf(stage)
  if (stage.brief.silhouette) return free / 2 + away * free * random.between(0, 0.06)
  if (stage.brief.framing === 'shoulder') return free * random.between(0.3, 0.6)
  const { setting } = stage.brief
  const still = setting === 'stage' || isTable(setting)
  if (isTable(setting) && hasPerson(stage)) return free * (0.5 + away * 0.36)
  const reach = (count > 1 ? 0.22 : still ? 0.06 : 0.2) * random.between(0.3, 1.25)
  const thirds = stage.brief.framing === 'wide' || stage.brief.framing === 'detail' ? 1.5 : 1
  return free * (0.5 + away * Math.min(0.4, reach * thirds))
}

/** The hero at one end or, of three, in the middle. */
function leftToRight(stage: Stage, members: readonly Member[], centred: boolean): Member[] {
  const [hero, second, third] = members
  if (!hero || !second) return [...members]
  const fromLeft = third && centred ? [second, hero, third] : [...members]
  return sideOf(stage) < 0 ? fromLeft : fromLeft.toReversed()
}

/** Who sits at a table is not hidden by what stands on it. */
function hasPerson({ brief }: Stage): boolean {
  return brief.subjects.some(({ kind }) => kind === 'person')
}

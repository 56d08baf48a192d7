import type { Ground } from '../settings/ground.ts'
import { isTable } from '../settings/place-kinds.ts'
import type { Stage } from '../stage/stage.ts'
import { shadowOn, sideOf } from './light-side.ts'
import { type Member, type Placed, shapeOf } from './member.ts'
import { footOf, isBefore, isBehind, nearAndFar } from './near-and-far.ts'
import { type TrueSize, trueSizes } from './true-sizes.ts'

/** How much of its neighbour a subject may cover, as a share of its width. */
const OVERLAP = 0.1
/** Most room the group takes of the frame's width; a close view lets the frame cut it. */
const ROOM = 0.92
const CLOSE_ROOM = 1.16
/** What somebody seen over the shoulder covers. */
const ONLOOKERS_ROOM = 0.4

/** Stands subjects side by side: the hero on the side away from the light, what towers behind it, what is small before it. */
export function lineUp(stage: Stage, ground: Ground, members: readonly Member[]): Placed[] {
  const random = stage.random.fork('line-up')
  const sized = trueSizes(stage, ground, members).map(
    ({ height, nearness }, at) =>
      [members[at]!, { height: height * random.between(0.95, 1.05), nearness }] as const,
  )
  const row = sized.filter(([, size]) => !isBehind(size) && !isBefore(size))
  const others = sized.filter(([, size]) => isBehind(size) || isBefore(size))
  const backFirst = others.toSorted(([, one], [, other]) => one.nearness - other.nearness)
  const { placed, scale } = rowOf(stage, ground, row)
  const scaled = backFirst.map(
    ([member, size]) => [member, isBehind(size) ? smaller(size, scale) : size] as const,
  )
  return nearAndFar(stage, ground, placed, scaled)
}

function smaller({ height, nearness }: TrueSize, scale: number): TrueSize {
  return { height: height * scale, nearness }
}

function rowOf(
  stage: Stage,
  ground: Ground,
  sized: readonly (readonly [Member, TrueSize])[],
): { placed: Placed[]; scale: number } {
  const random = stage.random.fork('row')
  const { framing } = stage.brief
  const cropped = framing === 'close' || framing === 'detail'
  const onlooker = framing === 'shoulder' ? stage.width * ONLOOKERS_ROOM : 0
  const from = Math.max(onlooker, ground.span?.from ?? 0)
  const to = Math.max(ground.span?.to ?? stage.width, from + stage.width * 0.3)
  const room = to - from
  const whole = sized.reduce((sum, one) => sum + widthOf(one) * (1 - OVERLAP), 0)
  const allowed = sized.length === 1 ? Infinity : room * (cropped ? CLOSE_ROOM : ROOM)
  const scale = Math.min(1, allowed / whole)
  const free = Math.max(0, room - whole * scale)
  const gap = sized.length > 1 ? Math.min(free * 0.22, stage.unit * 14) : 0
  const start = from + groupStart(stage, sized.length, free - gap * (sized.length - 1))
  let left = room < whole * scale ? from + (room - whole * scale) / 2 : start
  const placed = leftToRight(stage, sized, random.chance(0.5)).map((one): Placed => {
    const [member, { height, nearness }] = one
    const width = widthOf(one) * scale
    const x = left + (width * (1 - OVERLAP)) / 2
    left += width * (1 - OVERLAP) + gap
    const aside = sized.length > 1 && one !== sized[0] ? random.between(-0.3, 0.5) : 0
    return {
      member,
      placement: {
        layer: 'subject',
        x,
        footY: footInRow(stage, ground, nearness, aside),
        height: height * scale,
        mirrored: random.chance(0.5),
        shadow: shadowOn(ground),
      },
    }
  })
  return { placed, scale }
}

function widthOf([member, { height }]: readonly [Member, TrueSize]): number {
  return height * shapeOf(member)
}

/** What is as near as the hero still stands a little before or behind it. */
function footInRow(stage: Stage, ground: Ground, nearness: number, aside: number): number {
  if (ground.surface === 'table') return ground.footY + aside * stage.unit * 8
  const foot = footOf(stage, ground, nearness)
  return ground.span ? foot : foot + aside * stage.unit * 3
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
function leftToRight<One>(stage: Stage, row: readonly One[], centred: boolean): One[] {
  const [hero, second, third] = row
  if (hero === undefined || second === undefined) return [...row]
  const fromLeft = third !== undefined && centred ? [second, hero, third] : [...row]
  return sideOf(stage) < 0 ? fromLeft : fromLeft.toReversed()
}

/** Who sits at a table is not hidden by what stands on it. */
function hasPerson({ brief }: Stage): boolean {
  return brief.subjects.some(({ kind }) => kind === 'person')
}

import { paintGlow } from '../paint/gradient.ts'
import { isSmall } from '../prompt/fitting-subjects.ts'
import { isFromAbove } from '../settings/from-above/paint-from-above.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { type Box, besideHero, boxOf } from './beside-hero.ts'
import { castOf } from './cast-of.ts'
import { floating, hanging } from './in-the-air.ts'
import { keepInSight } from './keep-in-sight.ts'
import { layFlat } from './lay-flat.ts'
import { lineUp } from './line-up.ts'
import { isAirborne, isWaterborne, type Member, type Placed, shapeOf, swims } from './member.ts'
import { onLedge } from './on-ledge.ts'
import { onTheWater } from './on-the-water.ts'
import { overShoulder } from './over-shoulder.ts'
import { movingSheets, ownMotion } from './own-motion.ts'
import { audience, behindTable } from './people-indoors.ts'
import { type Placement, placeArtwork } from './place-artwork.ts'
import { litLamps, placeLamps } from './place-lamps.ts'
import { repeats } from './repeats.ts'
import { realHeight } from './sizes.ts'
import { sinkOf, tuckIn } from './tuck-in.ts'
import { withinFrame } from './within-frame.ts'

/**
 * Puts every subject of the brief where it can be seen: on the ground, on the water, in the air or at a table.
 * @returns whether something of them moves by itself when the picture is animated.
 */
export async function arrangeSubjects(
  stage: Stage,
  ground: Ground,
  cacheFolder: string | undefined,
): Promise<boolean> {
  const cast = await castOf(stage, ground, cacheFolder)
  const { seen, onlooker } =
    stage.brief.framing === 'shoulder' ? overShoulder(stage, cast) : { seen: cast }
  const placed = placedOf(stage, ground, seen)
  if (stage.brief.silhouette) paintBacklight(stage, placed)
  placed.sort((one, other) => nearOf(one) - nearOf(other))
  const sheets = movingSheets(stage)
  for (const one of onlooker ? [...placed, onlooker] : placed) {
    const { member, placement } = one
    const width = shapeOf(member) * placement.height
    const shown = stage.brief.silhouette ? { ...placement, darkness: OUTLINE } : placement
    sheets.open(placement.layer, ownMotion(one))
    placeArtwork(stage, member.art.canvas, shown)
    if (ground.surface === 'land' && !isFromAbove(stage)) {
      tuckIn(stage, member.subject, placement, width)
    }
    const lamps = litLamps(stage, member.art.lamps)
    if (lamps.length > 0) {
      sheets.open(placement.layer, lamps.some(({ beam }) => beam) ? 'beacon' : 'flicker')
      placeLamps(stage, lamps, width, placement)
    }
    if (member.art.steam) {
      sheets.open(placement.layer, 'steam')
      placeArtwork(stage, member.art.steam, { ...shown, shadow: 'none' })
    }
  }
  return sheets.isMoving()
}

/** What is seen in front of others: a foot lower in the frame, or a bee, which is small for being near. */
function nearOf({ member, placement }: Placed): number {
  const isInsect = isAirborne(member) && (realHeight(member.subject) ?? 1) < 0.1
  return isInsect ? Infinity : placement.footY
}

/** An outline needs something bright behind it, also where no sun is. */
function paintBacklight(stage: Stage, placed: readonly Placed[]): void {
  const [hero] = placed
  if (!hero || stage.brief.look === 'poster') return
  const { x, footY, height } = hero.placement
  const at = { x, y: footY - height * 0.55, colour: stage.palette.sun }
  paintGlow(stage.on('middle'), { ...at, radius: stage.unit * 75, strength: 0.55 })
}

const NEARER_IN_AIR = 1.8
const SMALLEST_SHOWN = 0.13

/** Dark enough for an outline, with a hint of the form left in it. */
const OUTLINE = 0.88

function placedOf(stage: Stage, ground: Ground, members: readonly Member[]): Placed[] {
  if (ground.flat) return layFlat(stage, members)
  if (ground.beyond) {
    const large = members.filter(({ subject }) => !isSmall(subject))
    const small = members.filter(({ subject }) => isSmall(subject))
    return onLedge(stage, ground, small, placedOf(stage, ground.beyond, large))
  }
  const { grounded, afloat, others } = groupsOf(stage, ground, members)
  const row = lineUp(stage, ground, grounded).map(({ member, placement }) => ({
    member,
    placement: withinFrame(stage, ground, member.subject, placement, shapeOf(member)),
  }))
  const standing = keepInSight(stage, row).flatMap(({ member, placement: framed }) => {
    const footY = framed.footY + framed.height * sinkOf(stage, ground, member.subject)
    const first = { ...framed, footY }
    const again = member.subject.count > 1 ? repeats(stage, ground, first) : []
    return [first, ...again].map((one) => ({ member, placement: one }))
  })
  const swimming = afloat.length > 0 ? onTheWater(stage, ground, afloat, standing) : []
  const placed = [...standing, ...swimming]
  const taken = members.flatMap((member) => {
    const first = placed.find((one) => one.member === member)
    return first ? [boxOf(first.placement, shapeOf(member) * first.placement.height)] : []
  })
  for (const member of others)
    placed.push(...apart(stage, ground, beside(member, members, placed), taken))
  return placed
}

function groupsOf(stage: Stage, ground: Ground, members: readonly Member[]) {
  const isElsewhere = (member: Member) =>
    member.subject.name === 'lantern' ||
    (member.subject.name === 'crowd' && stage.brief.setting === 'stage') ||
    sitsAtTable(ground, member) ||
    ground.surface === 'air' ||
    (stage.brief.setting === 'underwater' && swims(member)) ||
    isAirborne(member)
  const here = members.filter((one) => !isElsewhere(one))
  const isAfloat = (one: Member) => isWaterborne(one) && hasWaterBehind(stage, ground)
  return {
    others: members.filter(isElsewhere),
    afloat: here.filter(isAfloat),
    grounded: here.filter((one) => !isAfloat(one)),
  }
}

function hasWaterBehind(stage: Stage, ground: Ground): boolean {
  return ground.surface === 'land' && ['sea', 'lake', 'beach'].includes(stage.brief.setting)
}

/** Subjects that do not stand in the row: each out of the way of those before it. */
function apart(
  stage: Stage,
  ground: Ground,
  { member, most }: { member: Member; most: number },
  taken: Box[],
): Placed[] {
  const wanted = placementsOf(stage, ground, member).map((one) => noTallerThan(one, most))
  const only = wanted.length === 1 ? wanted[0] : undefined
  const width = shapeOf(member) * (only?.height ?? 0)
  const [nearest, ...rest] = taken
  const mustYield = only && nearest && !sitsAtTable(ground, member)
  const free = mustYield ? [besideHero(stage, only, width, [nearest, ...rest])] : wanted
  const last = free.at(-1)
  if (last) taken.push(boxOf(last, shapeOf(member) * last.height))
  return free.map((placement) => ({ member, placement }))
}

/** In the air nothing looks larger than it would somewhat nearer to the eye than what it is beside. */
function beside(
  member: Member,
  members: readonly Member[],
  placed: readonly Placed[],
): { member: Member; most: number } {
  const other = placed.find((one) => one.member !== member)
  const metres = realHeight(member.subject)
  const others = other && realHeight(other.member.subject)
  if (!other || metres === undefined || others === undefined || member.subject.kind === 'person')
    return { member, most: Infinity }
  const ratio = Math.max(metres / others, SMALLEST_SHOWN)
  return { member, most: other.placement.height * ratio * NEARER_IN_AIR }
}

function noTallerThan(placement: Placement, most: number): Placement {
  if (placement.height <= most) return placement
  const footY = placement.footY - (placement.height - most) / 2
  return { ...placement, height: most, footY }
}

function placementsOf(stage: Stage, ground: Ground, member: Member): Placement[] {
  if (member.subject.name === 'lantern') return hanging(stage, member)
  if (member.subject.name === 'crowd' && stage.brief.setting === 'stage') return audience(stage)
  if (sitsAtTable(ground, member)) return [behindTable(stage, ground, member)]
  return floating(stage, ground, member)
}

/** Behind the table and what stands on it, half hidden by them. */
function sitsAtTable({ surface }: Ground, { subject }: Member): boolean {
  return surface === 'table' && subject.kind === 'person'
}

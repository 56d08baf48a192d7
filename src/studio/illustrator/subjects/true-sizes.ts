import type { Framing } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import { isTable } from '../settings/place-kinds.ts'
import type { Stage } from '../stage/stage.ts'
import { type Member, shapeOf } from './member.ts'
import { heroHeight, realHeight } from './sizes.ts'
import { isBroad } from './within-frame.ts'

/** `nearness` is 1 beside the hero, more nearer to the eye, less farther away. */
export type TrueSize = { height: number; nearness: number }

/** How much of their real difference things show; distance makes up for the rest of it. */
const SHOWN = 0.8
const SHOWN_ON_TABLE = 0.55
/** How many times taller than a hero what towers over it has to look; the hero becomes smaller for it. */
const TOWERS: Record<Framing, number> = {
  wide: 3.4,
  medium: 2.4,
  close: 1.8,
  detail: 1.5,
  low: 2.2,
  high: 2.4,
  shoulder: 2.2,
}
/** From so many times taller on, it has to look even taller. */
const HUGE = 8
const OVER_HUGE = 1.35
/** Nothing gets smaller than this, in hundredths of the short side, or nobody could tell what it is. */
const SMALLEST = 13
const SMALLEST_PERSON = 19
/** Of that hero's height, though, that a small thing may have at most when it is brought so near. */
const MOST_OF_HERO = 0.5
/** A small thing on the ledge before the hero, to what it would be as the hero itself. */
const BEFORE_LARGE = 0.52
/** Air above what towers, as a share of the stage. */
const HEADROOM = 0.08
/** Most of the frame's width: a broad thing far behind may be cut by its side, a living being keeps its head. */
const WIDEST_BEHIND = 1.15
const WHOLE = 0.64
/** Hundredths of the short side that a thing of 15 cm takes on a table at which somebody sits. */
const BEFORE_PERSON = 19

/** Sizes of things that share a ground, the hero's first: true to each other, or shown nearer and farther away. */
export function trueSizes(stage: Stage, ground: Ground, members: readonly Member[]): TrueSize[] {
  const [hero, ...others] = members
  if (!hero) return []
  const wanted =
    heroHeight(stage, hero.subject, hero.art.canvas) *
    (hero.subject.count > 1 ? 0.82 : 1) *
    (hero.index === 0 ? 1 : ground.beyond ? BEFORE_LARGE : 0.9)
  if (ground.surface === 'table') {
    return members.map((one) => ({ height: onTable(stage, hero, wanted, one), nearness: 1 }))
  }
  const reach = Math.max(stage.unit * 30, ground.footY - stage.height * HEADROOM)
  const height = Math.min(
    wanted,
    ...others.map((one) => {
      const ratio = ratioOf(one, hero)
      const least = TOWERS[stage.brief.framing] * (ratio > HUGE ? OVER_HUGE : 1)
      const towers = Math.min(ratio ** SHOWN, least)
      return towers > 1 ? mostOf(stage, reach, one) / towers : Infinity
    }),
  )
  return [
    { height, nearness: 1 },
    ...others.map((one) => beside(stage, { height, reach }, ratioOf(one, hero), one)),
  ]
}

/** How tall a thing may be for the frame, in pixels. */
function mostOf(stage: Stage, reach: number, member: Member): number {
  const widest = isBroad(member.subject) ? WIDEST_BEHIND : WHOLE
  return Math.min(reach, (stage.width * widest) / shapeOf(member))
}

function beside(
  stage: Stage,
  hero: { height: number; reach: number },
  ratio: number,
  member: Member,
): TrueSize {
  const shown = hero.height * ratio ** SHOWN
  const smallest = isPerson(member.subject) ? SMALLEST_PERSON : SMALLEST
  const floor = Math.min(stage.unit * smallest, hero.height * MOST_OF_HERO)
  const height = Math.min(Math.max(shown, ratio < 1 ? floor : 0), mostOf(stage, hero.reach, member))
  return { height, nearness: height / hero.height / ratio }
}

/** How tall a thing near the eye is beside another there. */
export function shareOnTable(member: Member, hero: Member): number {
  return clamped(ratioOf(member, hero) ** SHOWN_ON_TABLE, 0.45, 1.8)
}

function onTable(stage: Stage, hero: Member, wanted: number, member: Member): number {
  const height = wanted * shareOnTable(member, hero)
  const seated = isTable(stage.brief.setting) && stage.brief.subjects.some(isPerson)
  const metres = realHeight(member.subject)
  if (!seated || metres === undefined) return height
  return Math.min(height * 0.74, stage.unit * BEFORE_PERSON * Math.sqrt(metres / 0.15))
}

/** How many times taller than the hero it is in the world; as tall where one of them has no size. */
function ratioOf({ subject }: Member, hero: Member): number {
  const [metres, heros] = [realHeight(subject), realHeight(hero.subject)]
  return metres === undefined || heros === undefined ? 0.8 : metres / heros
}

function isPerson({ kind }: { kind: string }): boolean {
  return kind === 'person'
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

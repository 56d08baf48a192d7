import type { Subject } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { besideHero, type Box, boxOf } from './beside-hero.ts'
import type { Drawing } from './drawn/drawing.ts'
import { fallbackSubject } from './fallback-subject.ts'
import { paintLedge, wantsLedge } from './ledge.ts'
import { type Placement, placeArtwork } from './place-artwork.ts'
import { placeLamps } from './place-lamps.ts'
import { heroHeight } from './sizes.ts'
import { subjectArt } from './subject-art.ts'
import { sinkOf, tuckIn } from './tuck-in.ts'
import { withinFrame } from './within-frame.ts'

/** Puts the hero where the eye rests, its companions beside and behind it, and repeats in the distance. */
export async function arrangeSubjects(
  stage: Stage,
  ground: Ground,
  cacheFolder: string | undefined,
): Promise<void> {
  const cast: { subject: Subject; art: Drawing }[] = []
  const subjects =
    stage.brief.subjects.length > 0 ? underUmbrella(stage.brief.subjects) : fallbackSubject(stage)
  for (const subject of subjects) {
    const art = await subjectArt(stage, inRole(subject, ground), cacheFolder)
    if (art) cast.push({ subject, art })
  }
  const here = cast[0] && wantsLedge(stage, ground, cast[0].subject) ? paintLedge(stage) : ground
  const placed: Placed[] = []
  const taken: Box[] = []
  for (const [index, { subject, art }] of cast.entries()) {
    const shape = art.canvas.width / art.canvas.height
    const wanted = placementsOf(stage, here, { subject, art, index, of: cast.length })
    for (const placement of wanted) {
      const framed = index === 0 ? withinFrame(stage, here, subject, placement, shape) : placement
      const grounded = onSolidGround(here, {
        ...framed,
        footY: framed.footY + framed.height * sinkOf(stage, here, subject),
      })
      const [hero, ...others] = taken
      const width = shape * grounded.height
      const free =
        hero && wanted.length === 1
          ? besideHero(stage, grounded, width, [hero, ...others])
          : grounded
      if (free) placed.push({ subject, art, placement: free })
    }
    const own = placed.findLast((one) => one.subject === subject)?.placement
    if (own) taken.push(boxOf(own, shape * own.height))
  }
  placed.sort((one, other) => one.placement.footY - other.placement.footY)
  for (const { subject, art, placement } of placed) {
    const width = (art.canvas.width / art.canvas.height) * placement.height
    placeArtwork(stage, art.canvas, placement)
    placeLamps(stage, art.lamps, width, placement)
    if (here.surface === 'land') tuckIn(stage, subject, placement, width)
  }
}

type Placed = { subject: Subject; art: Drawing; placement: Placement }

function onSolidGround({ span }: Ground, placement: Placement): Placement {
  if (!span || placement.shadow === 'none' || placement.shadow === 'reflection') return placement
  return { ...placement, x: Math.min(span.to, Math.max(span.from, placement.x)) }
}

/** A person and an umbrella belong together. */
function underUmbrella(subjects: Subject[]): Subject[] {
  const person = subjects.find(({ name }) => name === 'man' || name === 'woman')
  const umbrella = subjects.find(({ name }) => name === 'emoji:umbrella')
  if (!person || !umbrella) return subjects
  const together: Subject = { ...person, form: { drawn: `${person.name}-under-umbrella` } }
  return subjects.flatMap((subject) =>
    subject === umbrella ? [] : subject === person ? [together] : [subject],
  )
}

/** At a table a person faces us from behind it. */
function inRole(subject: Subject, ground: Ground): Subject {
  if (ground.surface !== 'table' || subject.kind !== 'person') return subject
  const facing = FACING[subject.name]
  return facing ? { ...subject, form: { drawn: facing } } : subject
}

const FACING: Record<string, string> = {
  man: 'man-facing',
  woman: 'woman-facing',
  child: 'child-facing',
  runner: 'man-facing',
  couple: 'couple-facing',
  crowd: 'crowd-facing',
}

type Member = { subject: Subject; art: Drawing; index: number; of: number }

function placementsOf(stage: Stage, ground: Ground, member: Member): Placement[] {
  const { subject, index } = member
  if (subject.name === 'lantern') return hanging(stage, member)
  if (subject.name === 'crowd' && stage.brief.setting === 'stage') return audience(stage)
  if (isAirborne(subject) || ground.surface === 'air') return floating(stage, ground, member)
  if (ground.surface === 'table' && subject.kind === 'person')
    return [behindTable(stage, ground, member)]
  if (index > 0 && isWaterborne(subject) && ground.surface !== 'water')
    return [farOut(stage, ground, member)]
  const first = index === 0 ? hero(stage, ground, member) : companion(stage, ground, member)
  return subject.count > 1 ? [first, ...repeats(stage, ground, first)] : [first]
}

function isAirborne({ kind }: Subject): boolean {
  return kind === 'aircraft' || kind === 'bird' || kind === 'sky'
}

function isWaterborne({ kind }: Subject): boolean {
  return kind === 'boat' || kind === 'sea-animal'
}

function sideOf(stage: Stage): number {
  return stage.light.x > stage.width / 2 ? -1 : 1
}

function shadowOn(ground: Ground): Placement['shadow'] {
  return ground.surface === 'water' ? 'reflection' : ground.surface === 'air' ? 'none' : 'long'
}

function hero(stage: Stage, ground: Ground, { subject, art, of }: Member): Placement {
  const random = stage.random.fork('hero')
  const height =
    heroHeight(stage, subject, art.canvas) *
    random.between(0.92, 1.1) *
    (subject.count > 1 ? 0.82 : 1)
  const still = ground.surface === 'table' || stage.brief.setting === 'stage'
  const away = still ? (of > 1 ? 0.11 : 0.02) : stage.ratio > 1.2 ? 0.16 : 0.1
  return {
    layer: 'subject',
    x: stage.width * (0.5 + sideOf(stage) * random.between(away * 0.7, away * 1.2)),
    footY: ground.footY,
    height,
    mirrored: random.chance(0.5),
    shadow: shadowOn(ground),
  }
}

/** Smaller, to the sides by turns, a little behind the hero. */
function companion(stage: Stage, ground: Ground, { subject, art, index }: Member): Placement {
  const random = stage.random.fork(`companion ${index}`)
  const onTable = ground.surface === 'table'
  const side = sideOf(stage) * (index % 2 === 1 ? -1 : 1)
  const isPeer = subject.kind === 'person' && stage.brief.subjects[0]?.kind === 'person'
  const scale = isPeer
    ? random.between(0.88, 0.98)
    : onTable
      ? random.between(0.5, 0.66)
      : random.between(0.38, 0.58)
  const step = Math.ceil(index / 2)
  const spread = (stage.ratio > 1.2 ? 0.2 : 0.27) + (step - 1) * 0.16
  const back = onTable
    ? random.between(0.15, 0.5)
    : isPeer
      ? random.between(0, 0.15)
      : random.between(0.35, 0.8)
  const footY = ground.footY + (ground.farY - ground.footY) * back
  return {
    layer: 'subject',
    x: stage.width * (0.5 + side * spread * random.between(0.85, 1.1)),
    footY,
    height: heroHeight(stage, subject, art.canvas) * scale,
    mirrored: random.chance(0.5),
    distance: onTable ? 0 : back * 0.22,
    shadow: shadowOn(ground),
    blur: stage.brief.look === 'photographic' ? stage.unit * 0.35 * back : 0,
  }
}

/** A boat or a whale that passes on the open water, on the side where no rock is. */
function farOut(stage: Stage, { span }: Ground, { subject, art, index }: Member): Placement {
  const random = stage.random.fork(`far out ${index}`)
  const left = span ? span.from / stage.width > 1 - span.to / stage.width : sideOf(stage) > 0
  return {
    layer: 'middle',
    x: stage.width * (left ? random.between(0.1, 0.18) : random.between(0.82, 0.9)),
    footY: stage.horizon + (stage.height - stage.horizon) * 0.12,
    height: heroHeight(stage, subject, art.canvas) * 0.26,
    mirrored: random.chance(0.5),
    distance: 0.25,
    shadow: 'reflection',
  }
}

/** The same thing again, further away and smaller. */
function repeats(stage: Stage, ground: Ground, first: Placement): Placement[] {
  const random = stage.random.fork('repeats')
  const scales = ground.surface === 'table' ? [0.84, 0.72] : [0.62, 0.46, 0.34]
  return scales.map((scale, index) => {
    const back = 1 - scale
    const side = index % 2 === 0 ? -1 : 1
    return {
      ...first,
      layer: 'subject',
      x: stage.width * (0.5 + side * sideOf(stage) * random.between(0.2, 0.38)),
      footY: ground.footY + (ground.farY - ground.footY) * Math.min(1, back * 1.25),
      height: first.height * scale,
      mirrored: random.chance(0.5),
      distance: back * 0.4,
    }
  })
}

/** In the air or in deep water: one large and calm, others scattered smaller behind. */
function floating(stage: Stage, ground: Ground, { subject, art, index }: Member): Placement[] {
  const random = stage.random.fork(`floating ${index}`)
  const over = ground.surface === 'air' ? ground.footY : stage.height * 0.34
  const scale = index === 0 ? 1 : random.between(0.45, 0.65)
  const height = heroHeight(stage, subject, art.canvas) * scale
  const side = sideOf(stage) * (index % 2 === 0 ? 1 : -1)
  const first: Placement = {
    layer: 'subject',
    x:
      stage.width *
      (0.5 + side * (index === 0 ? random.between(0.02, 0.13) : random.between(0.2, 0.32))),
    footY: over + height / 2 + (index === 0 ? 0 : random.between(-0.16, 0.12) * stage.height),
    height,
    tilt: random.between(-9, 9),
    mirrored: random.chance(0.5),
    shadow: 'none',
  }
  const flocks =
    subject.kind === 'bird' || subject.kind === 'sea-animal' || subject.name === 'hot-air-balloon'
  const others = subject.count > 1 ? 5 : flocks && index === 0 ? 3 : 0
  return [
    ...Array.from({ length: others }, (_, number): Placement => {
      const small = random.between(0.16, 0.36)
      return {
        ...first,
        layer: 'far',
        x: stage.width * (((number + random.between(0.2, 0.8)) / others) * 1.05 - 0.02),
        footY: over + random.between(-0.24, 0.2) * stage.height,
        height: height * small,
        tilt: random.between(-14, 14),
        distance: 0.55 - small,
        blur: stage.unit * 0.2,
      }
    }),
    first,
  ]
}

/** Lanterns hang from above the frame: deep ones out of focus, and as the hero one near. */
function hanging(stage: Stage, { index }: Member): Placement[] {
  const random = stage.random.fork(`hanging ${index}`)
  const size = stage.unit * (stage.ratio < 1 ? 62 : 50)
  const deep = [0.3, 0.36, 0.44, 0.56]
  const depths = index === 0 ? [...deep, 1] : deep
  const slots = random.shuffled([0.1, 0.3, 0.72, 0.92])
  return depths.map((scale, number) => ({
    layer: scale === 1 ? 'subject' : 'middle',
    x:
      stage.width *
      (scale === 1
        ? 0.5 + sideOf(stage) * random.between(0.02, 0.12)
        : (slots[number] ?? 0.5) + random.between(-0.05, 0.05)),
    footY: scale === 1 ? stage.height * 0.64 : stage.height * random.between(0.2, 0.48),
    height: size * scale,
    shadow: 'none',
    distance: scale === 1 ? 0 : 0.12,
    blur: scale === 1 ? 0 : stage.unit * (0.75 - scale) * 1.5,
  }))
}

/** Heads and shoulders in the dark, between us and the stage. */
function audience(stage: Stage): Placement[] {
  const random = stage.random.fork('audience')
  const height = stage.unit * 52
  const count = Math.ceil(stage.width / height) + 1
  return Array.from({ length: count }, (_, number) => ({
    layer: 'near',
    x: (number + random.between(0.1, 0.6)) * height * 1.05,
    footY: stage.height + height * random.between(0.58, 0.66),
    height,
    mirrored: random.chance(0.5),
    darkness: 0.86,
    shadow: 'none',
    blur: stage.unit * 0.4,
  }))
}

/** Half-length, cut off by the table's edge, on the layer behind it. */
function behindTable(stage: Stage, ground: Ground, { index }: Member): Placement {
  const random = stage.random.fork(`behind table ${index}`)
  const height = stage.unit * (stage.ratio < 1 ? 118 : 92)
  return {
    layer: 'middle',
    x:
      stage.width *
      (index === 0 ? 0.5 - sideOf(stage) * random.between(0.04, 0.14) : 0.5 + sideOf(stage) * 0.26),
    footY: ground.farY + height * 0.45,
    height: height * (index === 0 ? 1 : 0.92),
    shadow: 'none',
  }
}

import { once, pattern, subjects } from '../../words/read-words.ts'
import { isSmall } from '../prompt/fitting-subjects.ts'
import type { Framing, Subject, SubjectKind } from '../prompt/picture-brief.ts'
import { isIndoors, isTable } from '../settings/place-kinds.ts'
import type { Stage } from '../stage/stage.ts'

/** Height of a hero in hundredths of the short side, in a medium shot of a square frame. */
const HEIGHTS: Record<SubjectKind, number> = {
  person: 54,
  face: 44,
  animal: 42,
  bird: 27,
  'sea-animal': 36,
  plant: 48,
  food: 36,
  building: 58,
  vehicle: 38,
  boat: 44,
  aircraft: 38,
  sky: 30,
  object: 38,
  symbol: 38,
}
const FRAMING: Record<Framing, number> = {
  wide: 0.62,
  medium: 1,
  close: 1.5,
  detail: 2.3,
  low: 1.62,
  high: 0.8,
  shoulder: 0.84,
}

/** Metres from which on a thing is looked up to. */
const LARGE = 2.5

/** How tall the hero is painted, in pixels; broad things are held to the frame's width. */
export function heroHeight(
  stage: Stage,
  subject: Subject,
  shape: { width: number; height: number },
): number {
  const upright = stage.ratio < 0.7 ? 1.32 : stage.ratio < 0.95 ? 1.14 : 1
  const lost =
    ['city', 'mountains', 'desert'].includes(stage.brief.setting) &&
    !stage.brief.subjects.some(isSmall)
  const small = (lost && subject.kind === 'person' ? 0.82 : 1) * (isChild(subject) ? 0.76 : 1)
  // In a room the eye is never far from what it looks at.
  const framing = Math.max(
    isIndoors(stage.brief.setting) || isTable(stage.brief.setting) ? 0.78 : 0,
    // A wide view is filled by what is large.
    stage.brief.framing === 'wide' && (realHeight(subject) ?? 0) > LARGE ? 0.84 : 0,
    FRAMING[stage.brief.framing],
  )
  // A head alone fills a frame soon enough.
  const portion = HEADS.test(subject.name) ? Math.min(framing, 1.15) : framing
  const wanted = stage.unit * HEIGHTS[subject.kind] * portion * upright * small
  const whole = stage.unit * (stage.ratio < 1.2 ? 70 : 84)
  const widest = whole * mayBeCut(stage.brief.framing, subject)
  return Math.min(wanted, (widest * shape.height) / shape.width)
}

function isChild({ name }: Subject): boolean {
  return name === 'child'
}

/** A thing may be cut by the frame's sides, a living being hardly: it would lose its face. */
function mayBeCut(framing: Framing, { kind }: Subject): number {
  if (framing !== 'close' && framing !== 'detail') return 1
  if (kind === 'animal' || kind === 'bird' || kind === 'face') return 1.15
  return framing === 'detail' ? 1.6 : 1.22
}

const heights = once(() =>
  subjects().metres.map(({ name, metres }) => ({ name: pattern(name), metres })),
)

/** How tall a thing is in the world, in metres; undefined for what has no size, like a sign or a planet. */
export function realHeight({ name, kind }: Subject): number | undefined {
  const own = heights().find((one) => one.name.test(name))
  return own?.metres ?? subjects().metresOfKinds[kind]
}

/** Artwork that shows a head only; it looks out from behind grass, snow or sand. */
export const HEADS = /-face$|:moose$|:boar$|:unicorn$|:donkey$/

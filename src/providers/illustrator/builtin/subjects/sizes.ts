import type { Framing, SettingName, Subject, SubjectKind } from '../prompt/picture-brief.ts'
import { HEADS } from './heads.ts'
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
  wide: 0.7,
  medium: 1,
  close: 1.32,
  detail: 1.85,
  low: 1.3,
  high: 0.8,
}

/** At a table the eye is never far from what lies on it. */
const TABLES: SettingName[] = ['desk', 'kitchen', 'library', 'laboratory', 'studio']

/** How tall the hero is painted, in pixels; broad things are held to the frame's width. */
export function heroHeight(
  stage: Stage,
  subject: Subject,
  shape: { width: number; height: number },
): number {
  const upright = stage.ratio < 0.7 ? 1.32 : stage.ratio < 0.95 ? 1.14 : 1
  const small =
    ['city', 'mountains', 'desert'].includes(stage.brief.setting) && subject.kind === 'person'
      ? 0.72
      : 1
  const table = TABLES.includes(stage.brief.setting)
  const framing = table
    ? Math.max(0.92, FRAMING[stage.brief.framing])
    : FRAMING[stage.brief.framing]
  // A head alone fills a frame soon enough.
  const portion = HEADS.test(subject.name) ? Math.min(framing, 1.15) : framing
  const wanted = stage.unit * HEIGHTS[subject.kind] * portion * upright * small
  const whole = stage.unit * (stage.ratio < 1.2 ? 70 : 84)
  // A thing may be cut by the frame, a living being not: it would lose its face.
  const cut = subject.kind === 'animal' ? 1.15 : 1.5
  const widest = stage.brief.framing === 'detail' ? whole * cut : whole
  return Math.min(wanted, (widest * shape.height) / shape.width)
}

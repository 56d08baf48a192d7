import type { Framing, SettingName, Subject, SubjectKind } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'

/** Height of a hero in hundredths of the short side, in a medium shot of a square frame. */
const HEIGHTS: Record<SubjectKind, number> = {
  person: 44,
  face: 44,
  animal: 38,
  bird: 24,
  'sea-animal': 36,
  plant: 44,
  food: 36,
  building: 50,
  vehicle: 34,
  boat: 38,
  aircraft: 34,
  sky: 30,
  object: 38,
  symbol: 38,
}
const FRAMING: Record<Framing, number> = {
  wide: 0.72,
  medium: 1,
  close: 1.28,
  low: 1.12,
  high: 0.86,
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
    ? Math.max(1.05, FRAMING[stage.brief.framing])
    : FRAMING[stage.brief.framing]
  const wanted = stage.unit * HEIGHTS[subject.kind] * framing * upright * small
  const widest = stage.unit * (stage.ratio < 1.2 ? 70 : 84)
  return Math.min(wanted, (widest * shape.height) / shape.width)
}

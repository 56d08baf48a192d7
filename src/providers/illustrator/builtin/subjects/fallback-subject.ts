import type { SettingName, Subject } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'

const FOCUS: Partial<Record<SettingName, [drawn: string, kind: Subject['kind']]>> = {
  sea: ['lighthouse', 'building'],
  lake: ['tree', 'plant'],
  mountains: ['tree', 'plant'],
  field: ['tree', 'plant'],
  snow: ['house', 'building'],
  studio: ['stones', 'object'],
  beach: ['stones', 'object'],
  garden: ['stones', 'object'],
  desk: ['stones', 'object'],
  kitchen: ['stones', 'object'],
  library: ['stones', 'object'],
  laboratory: ['stones', 'object'],
}

/** What the eye rests on when the prompt names nothing: some places need nothing more. */
export function fallbackSubject(stage: Stage): Subject[] {
  const focus = FOCUS[stage.brief.setting]
  if (!focus) return []
  const [drawn, kind] = focus
  return [{ name: drawn, kind, form: { drawn }, count: 1 }]
}

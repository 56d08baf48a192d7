import type { SettingName, Subject } from '../prompt/picture-brief.ts'
import type { LayerName, Stage } from '../stage/stage.ts'

const ROOMS: readonly SettingName[] = ['room', 'desk', 'kitchen', 'library', 'laboratory']

/** Places with walls and a light of their own. */
export function isIndoors(setting: SettingName): boolean {
  return ROOMS.includes(setting)
}

const TABLES: readonly SettingName[] = ['desk', 'kitchen', 'library', 'laboratory', 'studio']

/** Places where everything stands on a table, near the eye. */
export function isTable(setting: SettingName): boolean {
  return TABLES.includes(setting)
}

/** Whether anything in the picture needs ground under it; a picture of nobody gets some, too. */
export function standsOnLand({ brief }: Stage): boolean {
  return brief.subjects.length === 0 || brief.subjects.some((one) => !floats(one))
}

function floats({ kind }: Subject): boolean {
  return ['boat', 'sea-animal', 'bird', 'aircraft', 'sky'].includes(kind)
}

/** A table stands before whoever sits at it, so with a person it moves one layer nearer. */
export function tableLayer({ brief }: Stage): LayerName {
  return brief.subjects.some(({ kind }) => kind === 'person') ? 'subject' : 'middle'
}

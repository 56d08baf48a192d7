import type { SettingName } from '../prompt/picture-brief.ts'

const TABLES: readonly SettingName[] = ['desk', 'kitchen', 'library', 'laboratory', 'studio']

/** Places where everything stands on a table, near the eye. */
export function isTable(setting: SettingName): boolean {
  return TABLES.includes(setting)
}

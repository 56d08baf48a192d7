import type { SettingName } from '../prompt/picture-brief.ts'

const ROOMS: readonly SettingName[] = ['room', 'desk', 'kitchen', 'library', 'laboratory']

/** Places with walls and a light of their own. */
export function isIndoors(setting: SettingName): boolean {
  return ROOMS.includes(setting)
}

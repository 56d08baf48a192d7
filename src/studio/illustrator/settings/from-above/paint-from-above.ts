import type { SettingName } from '../../prompt/picture-brief.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Ground } from '../ground.ts'
import { isTable, standsOnLand } from '../place-kinds.ts'
import { paintLandFromAbove } from './land-from-above.ts'
import { paintTableFromAbove } from './table-from-above.ts'
import { paintTownFromAbove } from './town-from-above.ts'
import { paintWaterFromAbove } from './water-from-above.ts'

const PAINTERS: Partial<Record<SettingName, (stage: Stage) => Ground>> = {
  sea: paintWaterFromAbove,
  city: paintTownFromAbove,
  street: paintTownFromAbove,
  room: paintTableFromAbove,
  desk: paintTableFromAbove,
  kitchen: paintTableFromAbove,
  library: paintTableFromAbove,
  laboratory: paintTableFromAbove,
  studio: paintTableFromAbove,
}
/** Places without a ground that could be looked down on. */
const NO_GROUND: SettingName[] = ['space', 'network', 'stage']

/** Whether the picture looks down on its place, so that there is no sky in it. Nobody lies on a table. */
export function isFromAbove({ brief: { framing, setting, subjects } }: Stage): boolean {
  const sitsAtTable = isTable(setting) && subjects.some(({ kind }) => kind === 'person')
  return framing === 'high' && !NO_GROUND.includes(setting) && !sitsAtTable
}

export function paintFromAbove(stage: Stage): Ground {
  const { setting } = stage.brief
  if (setting === 'lake' && !standsOnLand(stage)) return paintWaterFromAbove(stage)
  return (PAINTERS[setting] ?? paintLandFromAbove)(stage)
}

import type { SettingName } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'
import { paintMountains } from './mountains.ts'
import { paintBeach, paintSea } from './sea.ts'

const PAINTERS: Partial<Record<SettingName, (stage: Stage) => Ground>> = {
  sea: paintSea,
  lake: paintSea,
  beach: paintBeach,
  mountains: paintMountains,
  snow: paintMountains,
}

export function paintSetting(stage: Stage): Ground {
  return (PAINTERS[stage.brief.setting] ?? paintMountains)(stage)
}

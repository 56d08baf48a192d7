import { paintPoster } from '../poster/paint-poster.ts'
import type { SettingName } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'
import { paintBeach } from './beach.ts'
import { paintLake } from './lake.ts'
import { paintNetwork } from './network.ts'
import { paintShowStage } from './show-stage.ts'
import { paintStudio } from './studio.ts'
import { paintCity, paintStreet } from './city.ts'
import { paintCloudSea } from './clouds.ts'
import { paintDesert } from './desert.ts'
import { paintField } from './field.ts'
import { paintForest } from './forest.ts'
import { paintGarden } from './garden.ts'
import type { Ground } from './ground.ts'
import { paintMountains } from './mountains.ts'
import { paintRoad } from './road.ts'
import { paintRoom } from './room.ts'
import { paintSea } from './sea.ts'
import { paintSpace } from './space.ts'
import { paintUnderwater } from './underwater.ts'
import { paintDesk, paintKitchen, paintLaboratory, paintLibrary } from './work-tables.ts'

const PAINTERS: Record<SettingName, (stage: Stage) => Ground> = {
  sea: paintSea,
  beach: paintBeach,
  lake: paintLake,
  mountains: paintMountains,
  forest: paintForest,
  field: paintField,
  garden: paintGarden,
  desert: paintDesert,
  snow: paintMountains,
  city: paintCity,
  street: paintStreet,
  road: paintRoad,
  space: paintSpace,
  underwater: paintUnderwater,
  clouds: paintCloudSea,
  room: paintRoom,
  desk: paintDesk,
  kitchen: paintKitchen,
  library: paintLibrary,
  laboratory: paintLaboratory,
  stage: paintShowStage,
  network: paintNetwork,
  studio: paintStudio,
}

/** Paints everything behind the subjects and says where they can stand. */
export function paintSetting(stage: Stage): Ground {
  return stage.brief.look === 'poster' ? paintPoster(stage) : PAINTERS[stage.brief.setting](stage)
}

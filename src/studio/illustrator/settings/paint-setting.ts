import { paintPoster } from '../poster/paint-poster.ts'
import { paintPosterFromAbove } from '../poster/paint-poster-from-above.ts'
import { blurInPlace } from '../paint/canvas.ts'
import type { Framing, SettingName } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'
import { throughLens } from '../stage/through-lens.ts'
import { paintBeach } from './beach.ts'
import { paintLake } from './lake.ts'
import { paintNetwork } from './network.ts'
import { paintShowStage } from './show-stage.ts'
import { paintStudio } from './studio.ts'
import { paintCity, paintStreet } from './city.ts'
import { paintCloudSea } from './clouds.ts'
import { paintDesert } from './desert.ts'
import { paintField } from './field.ts'
import { isFromAbove, paintFromAbove } from './from-above/paint-from-above.ts'
import { paintForest } from './forest.ts'
import { paintGarden } from './garden.ts'
import type { Ground } from './ground.ts'
import { paintLedge, wantsLedge } from './ledge.ts'
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
  const { look, setting } = stage.brief
  if (isFromAbove(stage)) {
    return look === 'poster' ? paintPosterFromAbove(stage) : paintFromAbove(stage)
  }
  const seen = throughLens(stage)
  const ground = look === 'poster' ? paintPoster(seen) : PAINTERS[setting](seen)
  const here = wantsLedge(seen, ground) ? paintLedge(seen, ground) : ground
  focusOnSubjects(seen)
  return here
}

/** The nearer the lens, the softer what lies behind its subjects. */
const SOFTNESS: Partial<Record<Framing, number>> = { close: 0.55, detail: 1.1, shoulder: 0.25 }

function focusOnSubjects(stage: Stage): void {
  const softness = SOFTNESS[stage.brief.framing]
  if (!softness || stage.brief.look === 'poster') return
  for (const { name, canvas } of stage.painted()) {
    if (name === 'sky' || name === 'far') blurInPlace(canvas, stage.unit * softness * 1.4)
    if (name === 'middle') blurInPlace(canvas, stage.unit * softness)
  }
}

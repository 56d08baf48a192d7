import type { SettingName } from '../../prompt/picture-brief.ts'
import { paintScene } from '../../scenes/paint-scene.ts'
import type { Stage } from '../../stage/stage.ts'
import { lands } from '../../tables/read-tables.ts'
import type { Land } from '../../tables/schemas.ts'
import type { Ground } from '../ground.ts'
import { isIndoors, isTable, standsOnLand } from '../place-kinds.ts'
import { paintCrowns } from './crowns.ts'

/** Places without a ground that could be looked down on. */
const NO_GROUND: SettingName[] = ['space', 'network', 'stage']

/** Whether the picture looks down on its place, so that there is no sky in it. Nobody lies on a table. */
export function isFromAbove({ brief: { framing, setting, subjects } }: Stage): boolean {
  const sitsAtTable = isTable(setting) && subjects.some(({ kind }) => kind === 'person')
  return framing === 'high' && !NO_GROUND.includes(setting) && !sitsAtTable
}

export function paintFromAbove(stage: Stage): Ground {
  const { setting } = stage.brief
  if (setting === 'sea' || (setting === 'lake' && !standsOnLand(stage)))
    return paintScene(stage, 'from-above/water')
  if (setting === 'city' || setting === 'street') return paintScene(stage, 'from-above/town')
  if (isIndoors(setting) || isTable(setting)) return paintScene(stage, 'from-above/table')
  return paintLand(stage)
}

/** The ground as it lies under a bird: no sky, its own patterns from rim to rim. */
function paintLand(stage: Stage): Ground {
  const { height, width, unit, brief } = stage
  const { from, to, patches, furrows, flecks, band, crowns } = (lands()[brief.setting] ??
    lands().garden) as Land
  paintScene(stage, 'from-above/mottled', { from, to, size: patches })
  if (furrows) paintScene(stage, 'from-above/furrows', furrows)
  if (flecks) paintScene(stage, 'from-above/flecks', { colours: flecks })
  if (band) {
    const { high = false, striped = false } = band
    const whole = { ...band, high: Number(high), striped: Number(striped) }
    paintScene(stage, 'from-above/band', whole)
  }
  if (crowns) {
    const clearing = { x: width / 2, y: height * 0.55, radius: unit * 30 }
    paintCrowns(stage, { ...crowns, size: crowns.size * unit, clearing })
  }
  if (brief.setting === 'clouds') paintScene(stage, 'from-above/puffs')
  const flies = brief.setting === 'clouds' || brief.setting === 'underwater'
  if (flies) return { surface: 'air', footY: height * 0.5, farY: height * 0.36 }
  return { surface: 'land', footY: height * 0.66, farY: height * 0.4 }
}

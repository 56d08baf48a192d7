import { blurInPlace } from '../paint/canvas.ts'
import { isSmall } from '../prompt/fitting-subjects.ts'
import { paintScene } from '../scenes/paint-scene.ts'
import type { Stage } from '../stage/stage.ts'
import type { Ground } from './ground.ts'

/** Small things outdoors would be lost on the ground: they get a plank or a stone right at the eye. */
export function wantsLedge(stage: Stage, ground: Ground): boolean {
  if (ground.surface !== 'land' && ground.surface !== 'water') return false
  if (['room', 'stage', 'garden', 'underwater', 'space'].includes(stage.brief.setting)) return false
  return stage.brief.subjects.some(isSmall)
}

/** Paints the ledge; where its things are the hero, all behind is out of focus, as for a lens at close range. */
export function paintLedge(stage: Stage, beyond: Ground): Ground {
  const { height, unit, brief } = stage
  const [hero] = brief.subjects
  const isAboutSmall = hero !== undefined && isSmall(hero)
  if (isAboutSmall && brief.look !== 'poster') {
    blurInPlace(stage.canvasOf('far'), unit * 0.7)
    blurInPlace(stage.canvasOf('middle'), unit * 1.1)
  }
  const top = isAboutSmall ? height * 0.72 : Math.max(height * 0.83, beyond.footY + unit * 3)
  paintScene(stage, 'parts/ledge', { top })
  return { surface: 'table', footY: top + unit * 8, farY: top + unit * 2, beyond }
}

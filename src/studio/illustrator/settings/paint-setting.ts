import { blurInPlace } from '../paint/canvas.ts'
import { paintPoster } from '../poster/paint-poster.ts'
import type { Framing } from '../prompt/picture-brief.ts'
import { paintScene } from '../scenes/paint-scene.ts'
import type { Stage } from '../stage/stage.ts'
import { throughLens } from '../stage/through-lens.ts'
import { isFromAbove, paintFromAbove } from './from-above/paint-from-above.ts'
import type { Ground } from './ground.ts'
import { paintLedge, wantsLedge } from './ledge.ts'

/** Paints everything behind the subjects and says where they can stand. */
export function paintSetting(stage: Stage): Ground {
  const { look, setting } = stage.brief
  if (isFromAbove(stage)) {
    return look === 'poster' ? paintPoster(stage, 'from-above') : paintFromAbove(stage)
  }
  const seen = throughLens(stage)
  const place = setting === 'snow' ? 'mountains' : setting
  const ground = look === 'poster' ? paintPoster(seen) : paintScene(seen, `settings/${place}`)
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

import { blurInPlace } from '../paint/canvas.ts'
import type { SettingName } from '../prompt/picture-brief.ts'
import { paintScene } from '../scenes/paint-scene.ts'
import type { Stage } from './stage.ts'

const KINDS: Partial<Record<SettingName, ('leaves' | 'grass' | 'bokeh' | 'weed')[]>> = {
  sea: ['grass', 'grass'],
  lake: ['grass', 'leaves'],
  mountains: ['grass', 'leaves', 'grass'],
  forest: ['leaves', 'grass'],
  field: ['grass', 'grass', 'leaves'],
  garden: ['leaves'],
  road: ['grass'],
  city: ['bokeh', 'leaves'],
  street: ['bokeh', 'bokeh', 'leaves'],
  underwater: ['weed'],
  room: ['leaves'],
  stage: ['bokeh'],
  network: ['bokeh'],
}

/** What is nearest to the eye, far out of focus; it frames the picture and gives it depth. */
export function paintForeground(stage: Stage): void {
  const kinds = KINDS[stage.brief.setting]
  if (!kinds || stage.brief.look === 'poster' || stage.brief.framing === 'high') return
  const random = stage.random.fork('foreground')
  paintScene(stage, `foreground/${random.pick(kinds)}`)
  blurInPlace(
    stage.canvasOf('front'),
    stage.unit * (stage.brief.look === 'photographic' ? 1.5 : 0.8),
  )
}

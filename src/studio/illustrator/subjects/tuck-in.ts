import { type Colour, fromChannels } from '../paint/colour.ts'
import type { SettingName, Subject } from '../prompt/picture-brief.ts'
import { paintScene } from '../scenes/paint-scene.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import type { Placement } from './place-artwork.ts'
import { HEADS } from './sizes.ts'

const SURFACES: Partial<Record<SettingName, 'blades' | 'drift'>> = {
  forest: 'blades',
  field: 'blades',
  garden: 'blades',
  mountains: 'blades',
  lake: 'blades',
  road: 'blades',
  snow: 'drift',
  beach: 'drift',
  desert: 'drift',
}

/** How far a subject sinks behind what grows or lies in front of it, as a share of its height. */
export function sinkOf(stage: Stage, ground: Ground, subject: Subject): number {
  const covered = ground.surface === 'land' && SURFACES[stage.brief.setting]
  return covered && HEADS.test(subject.name) ? 0.16 : 0
}

/** Covers a subject's foot with the ground's own growth, so that it stands in it and not on it. */
export function tuckIn(stage: Stage, subject: Subject, placement: Placement, width: number): void {
  const surface = SURFACES[stage.brief.setting]
  if (
    !surface ||
    placement.shadow === 'none' ||
    placement.layer !== 'subject' ||
    stage.brief.look === 'poster'
  )
    return
  const { x, footY: footing, height } = placement
  const isHead = HEADS.test(subject.name)
  if (surface === 'blades' && stage.brief.weather !== 'snow') {
    const base = groundColour(stage, x, footing)
    const tall = isHead ? height * 0.3 : stage.unit * 2.2
    paintScene(stage, 'foreground/tuft', { x, footing, wide: width, tall, base })
  } else if (isHead) {
    paintScene(stage, 'foreground/drift', { x, footing, wide: width, tall: height })
  }
}

/** What the ground looks like beside a subject, so that its grass is of the same kind. */
function groundColour(stage: Stage, x: number, y: number): Colour {
  const canvas = stage.canvasOf('middle')
  const overscan = (canvas.width - stage.width) / 2
  const { data } = canvas
    .getContext('2d')
    .getImageData(Math.round(x + overscan), Math.round(y + overscan), 1, 1)
  return fromChannels(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0)
}

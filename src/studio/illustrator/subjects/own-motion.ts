import type { Sway } from '#composition/layered-clip.ts'
import type { LayerName, Stage } from '../stage/stage.ts'
import { isAirborne, isWaterborne, type Placed, swims } from './member.ts'

/** Rooted at its foot, and moved by the air. */
const WAVES = /fire$|flag|kite|balloon$/

/** How a subject moves by itself when its picture is animated; most things do not. */
export function ownMotion({ member, placement }: Placed): Sway {
  const { kind, name } = member.subject
  if (placement.shadow === 'drop') return 'none'
  const isAfloat = placement.shadow === 'reflection' && (isWaterborne(member) || swims(member))
  const isFree = placement.shadow === 'none' && (isAirborne(member) || swims(member))
  if (isAfloat || isFree || name === 'lantern') return 'float'
  if (kind === 'plant' || WAVES.test(name)) return 'foliage'
  return kind === 'person' || kind === 'animal' || kind === 'bird' ? 'breath' : 'none'
}

/** What moves by itself has a sheet of its own in its layer; those that follow each other and move alike share one. */
export function movingSheets(stage: Stage) {
  const last = new Map<LayerName, Sway>()
  let isMoving = false
  return {
    open(layer: LayerName, sway: Sway) {
      // What is nearer or farther than the subjects moves with its layer.
      if (layer !== 'subject' && layer !== 'middle') return
      if ((last.get(layer) ?? 'none') !== sway) stage.openSheet(layer, sway)
      last.set(layer, sway)
      isMoving ||= sway !== 'none'
    },
    isMoving: () => isMoving,
  }
}

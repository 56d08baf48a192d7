import type { Subject } from '../prompt/picture-brief.ts'
import type { Drawing } from './drawn/drawing.ts'
import type { Placement } from './place-artwork.ts'

/** One subject of a picture with its artwork; the first of a cast is the hero. */
export type Member = { subject: Subject; art: Drawing; index: number }

export type Placed = { member: Member; placement: Placement }

/** Width to height of its artwork. */
export function shapeOf({ art }: Member): number {
  return art.canvas.width / art.canvas.height
}

export function isAirborne({ subject: { kind, name } }: Member): boolean {
  return kind === 'aircraft' || kind === 'sky' || (kind === 'bird' && !PERCHED.test(name))
}

/** Birds whose artwork sits or stands. */
const PERCHED = /owl|parrot|peacock|dodo|black-bird|chick|penguin|goose|phoenix/

export function isWaterborne({ subject: { kind } }: Member): boolean {
  return kind === 'boat' || kind === 'sea-animal'
}

/** Whether it moves freely under water. */
export function swims(member: Member): boolean {
  return isWaterborne(member) || /turtle/.test(member.subject.name)
}

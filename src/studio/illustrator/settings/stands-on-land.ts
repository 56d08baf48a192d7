import type { Subject } from '../prompt/picture-brief.ts'
import type { Stage } from '../stage/stage.ts'

/** Whether anything in the picture needs ground under it; a picture of nobody gets some, too. */
export function standsOnLand({ brief }: Stage): boolean {
  return brief.subjects.length === 0 || brief.subjects.some((one) => !floats(one))
}

function floats({ kind }: Subject): boolean {
  return ['boat', 'sea-animal', 'bird', 'aircraft', 'sky'].includes(kind)
}

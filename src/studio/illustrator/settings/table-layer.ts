import type { LayerName, Stage } from '../stage/stage.ts'

/** A table stands before whoever sits at it, so with a person it moves one layer nearer. */
export function tableLayer({ brief }: Stage): LayerName {
  return brief.subjects.some(({ kind }) => kind === 'person') ? 'subject' : 'middle'
}

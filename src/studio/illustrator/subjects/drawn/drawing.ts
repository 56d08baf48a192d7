import type { Canvas } from '@napi-rs/canvas'
import type { Colour } from '../../paint/colour.ts'

/** A thing painted by hand, cut out to its own box, in neutral daylight colours. */
export type Drawing = {
  canvas: Canvas
  /** Lights of its own, placed by shares of the box; painted after everything else on it. */
  lamps: Lamp[]
  /** What rises from it, in a box of the same size: painted over it, and moving when it is animated. */
  steam?: Canvas
}

export type Lamp = {
  x: number
  y: number
  /** As a share of the box's height. */
  radius: number
  colour: Colour
  strength: number
  /** A lighthouse's lamp throws beams to both sides. */
  beam?: boolean | undefined
  /** Lit only when it is getting dark. */
  onlyWhenDark?: boolean | undefined
}

import type { CardFace } from './fit-text.ts'

/** A colour by what it is for; the ground says which it is. */
export type Ink = 'text' | 'soft' | 'accent' | 'onAccent' | 'line' | 'bg'

/** One thing to draw, in pixels of the frame; `y` of a text is its baseline. */
export type CardMark =
  | { kind: 'text'; text: string; x: number; y: number; size: number; face: CardFace; ink: Ink }
  | {
      kind: 'box'
      x: number
      y: number
      width: number
      height: number
      ink: Ink
      opacity: number
      radius: number
    }
  | { kind: 'frame'; x: number; y: number; width: number; height: number; ink: Ink; stroke: number }
  | { kind: 'wax'; x: number; y: number; width: number; height: number; seed: number }
  | { kind: 'dot'; x: number; y: number; radius: number; ink: Ink; stroke: number }
  | {
      kind: 'glyph'
      glyph: 'pin' | 'clock' | 'arrow'
      x: number
      y: number
      size: number
      ink: Ink
    }

/** A part of a card that knows its size, and what it is drawn with once it has its place. */
export type Block = {
  width: number
  height: number
  place: (x: number, y: number) => CardMark[]
}

export function gap(height: number): Block {
  return { width: 0, height, place: () => [] }
}

export function column(blocks: Block[]): Block {
  return {
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    place: (x, y) => {
      let top = y
      return blocks.flatMap((block) => {
        const marks = block.place(x, top)
        top += block.height
        return marks
      })
    },
  }
}

export function row(blocks: Block[], between: number, align: 'top' | 'middle' = 'top'): Block {
  const height = Math.max(0, ...blocks.map((block) => block.height))
  return {
    width: blocks.reduce((sum, { width }) => sum + width, between * (blocks.length - 1)),
    height,
    place: (x, y) => {
      let left = x
      return blocks.flatMap((block) => {
        const marks = block.place(left, align === 'top' ? y : y + (height - block.height) / 2)
        left += block.width + between
        return marks
      })
    },
  }
}

/** A block of at least this width. */
export function wide(block: Block, width: number): Block {
  return { ...block, width: Math.max(width, block.width) }
}

export function inset(
  block: Block,
  { top = 0, bottom = 0 }: { top?: number; bottom?: number },
): Block {
  return {
    ...block,
    height: block.height + top + bottom,
    place: (x, y) => block.place(x, y + top),
  }
}

export function box(
  width: number,
  height: number,
  { ink = 'line', opacity = 1, radius = 0 }: { ink?: Ink; opacity?: number; radius?: number } = {},
): Block {
  return {
    width,
    height,
    place: (x, y) => [{ kind: 'box', x, y, width, height, ink, opacity, radius }],
  }
}

export function behind(block: Block, under: Block): Block {
  return { ...block, place: (x, y) => [...under.place(x, y), ...block.place(x, y)] }
}

export function padded(block: Block, [across, down]: [number, number], ink: Ink): Block {
  const width = block.width + 2 * across
  const height = block.height + 2 * down
  const inner: Block = { width, height, place: (x, y) => block.place(x + across, y + down) }
  return behind(inner, box(width, height, { ink, radius: 10 }))
}

import { ratioOf } from '#composition/dimensions.ts'
import type { DrawnRatio } from '#contract/options.ts'

type Size = [width: number, height: number]
export type ModelFamily = {
  sizes: Size[]
  promptMaxCharacters: number
  /** Whether it may be told to answer with the picture itself; those that may not do so anyway. */
  saysFormat: boolean
  /** Whether it may draw after pictures; of models of one's own only their server knows. */
  drawsAfter: boolean
}

const FAMILIES: [name: RegExp, family: ModelFamily][] = [
  [
    /^(gpt|chatgpt)-image/,
    {
      sizes: [
        [1024, 1024],
        [1536, 1024],
        [1024, 1536],
      ],
      promptMaxCharacters: 32_000,
      saysFormat: false,
      drawsAfter: true,
    },
  ],
  [
    /^dall-e-3/,
    {
      sizes: [
        [1024, 1024],
        [1792, 1024],
        [1024, 1792],
      ],
      promptMaxCharacters: 4000,
      saysFormat: true,
      drawsAfter: false,
    },
  ],
]

/** What models that people run themselves draw well: about a megapixel, sides a multiple of 64. */
const OTHERS: ModelFamily = {
  sizes: [
    [1024, 1024],
    [1344, 768],
    [768, 1344],
    [896, 1152],
  ],
  promptMaxCharacters: 4000,
  saysFormat: true,
  drawsAfter: true,
}

export function familyOf(model: string): ModelFamily {
  return FAMILIES.find(([name]) => name.test(model))?.[1] ?? OTHERS
}

/** Of the sizes that lie or stand as the film does, the one nearest to its shape. */
export function sizeFor({ sizes }: ModelFamily, aspectRatio: DrawnRatio): string {
  const wanted = Math.log(ratioOf(aspectRatio))
  const awayBy = (size: Size) => Math.abs(shapeOf(size) - wanted)
  const [nearest] = sizes
    .filter((size) => Math.sign(shapeOf(size)) === Math.sign(wanted))
    .toSorted((a, b) => awayBy(a) - awayBy(b))
  return (nearest ?? [1024, 1024]).join('x')
}

/** Above zero when it lies, below when it stands. */
function shapeOf([width, height]: Size): number {
  return Math.log(width / height)
}

import { z } from 'zod'
import { type Formula as Compiled, compile } from './formula.ts'

/** A number, or how a number, a colour or a word is found. */
const Formula = z.union([z.number(), z.string()]).transform((text, context) => {
  if (typeof text === 'number') return () => text
  try {
    return compile(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) })
    return z.NEVER
  }
})
const Formulas = z.array(Formula)
/** What is found in this order, and its names. */
const Named = z.record(z.string().regex(/^[a-z]+$/u), Formula)

/** A word with formulas in braces: 'trees {layer}'. */
const Text = z
  .string()
  .transform((text) =>
    text
      .split(/[{}]/u)
      .map((part, index): Compiled => (index % 2 === 0 ? () => part : compile(part))),
  )

/**
 * A path of absolute steps: M, L, Q, C and Z as SVG writes them, A for an arc as a canvas draws it, by centre, radii
 * and the angles of its ends; P for all points of the line, S for a smooth curve round them. Formulas stand between
 * spaces and have none.
 */
const Path = z.string().transform((text) =>
  [...text.matchAll(/([MLQCZAPS])([^MLQCZAPS]*)/gu)].map(([, step = '', rest = '']) => ({
    step,
    formulas: rest.trim().split(' ').filter(Boolean).map(compile),
  })),
)
export type Path = z.infer<typeof Path>

const Stops = z.array(z.tuple([z.number(), Formula]))
/** A colour, or a gradient: straight `down`, or between two ends, which for a round one have a radius. */
const Ink = z.union([
  Formula,
  z.strictObject({ down: z.tuple([Formula, Formula]), stops: Stops }),
  z.strictObject({ from: Formulas, to: Formulas, stops: Stops }),
])
export type Ink = z.infer<typeof Ink>

/** Points: as many as `count`, or one at every `every` pixels from margin to margin. */
const Line = z.strictObject({
  count: Formula.optional(),
  every: z.number().default(4),
  let: Named.default({}),
  x: Formula.optional(),
  y: Formula,
  /** Which of them stay. */
  where: Formula.optional(),
})
export type Line = z.infer<typeof Line>

const LAYERS = ['sky', 'far', 'middle', 'subject', 'near', 'front'] as const

const Step = z.strictObject({
  /** A source of chance of its own, of this picture or of the whole film. */
  fork: Text.optional(),
  cast: Text.optional(),
  /** How many octaves `noise` has. */
  noise: z.number().optional(),
  on: z.union([z.enum(LAYERS), z.literal('table')]).optional(),
  /** How layers move when the picture is animated; `here` is the step's own. */
  sway: z
    .partialRecord(z.enum([...LAYERS, 'here']), z.enum(['water', 'foliage', 'float']))
    .optional(),
  /** How everything in the step is painted: blurred as a whole, mixed in, inside of a path, turned about a point. */
  soft: z
    .strictObject({ radius: Formula, blend: z.enum(['screen', 'soft-light', 'source-over']) })
    .optional(),
  blend: z.enum(['screen', 'soft-light', 'multiply']).optional(),
  blur: Formula.optional(),
  clip: Path.optional(),
  turn: z.strictObject({ x: Formula, y: Formula, by: Formula }).optional(),
  shade: z.strictObject({ colour: Formula, blur: Formula, x: Formula.optional() }).optional(),
  /** Again and again: `i` counts from 0, or a value goes from, to, by; or a row of each of these lists at a time. */
  repeat: Formula.optional(),
  along: z.record(z.string(), z.tuple([Formula, Formula, Formula])).optional(),
  each: z.record(z.string(), Formulas).optional(),
  let: Named.optional(),
  when: Formula.optional(),
  line: Line.optional(),
  /** Filled from the line down to here. */
  below: Formula.optional(),
  fill: Ink.optional(),
  stroke: Ink.optional(),
  width: Formula.optional(),
  dash: Formulas.optional(),
  round: z.enum(['caps', 'joints']).optional(),
  paths: z.array(Path).default([]),
  /** Centre and radii; turn, from and to where it is drawn in radians. */
  ovals: z.array(Formulas).default([]),
  /** Left, top, width, height; radii of the corners. */
  boxes: z.array(Formulas).default([]),
  glow: z
    .strictObject({ x: Formula, y: Formula, radius: Formula, colour: Formula, strength: Formula })
    .optional(),
  /** Another scene, or what only code can paint. */
  use: z.string().optional(),
  paint: z.string().optional(),
  with: Named.optional(),
  get steps() {
    return z.array(Step).optional()
  },
  get else() {
    return z.array(Step).optional()
  },
  /** At last the whole layer is put out of focus. */
  defocus: Formula.optional(),
})
export type Step = z.infer<typeof Step>

/** A file of `scenes/`: steps that paint one after the other, and of a place where one stands in it. */
export const Scene = Step.extend({
  /** The first of which the condition holds. */
  ground: z
    .array(
      z.strictObject({
        when: Formula.optional(),
        surface: z.enum(['land', 'water', 'table', 'air']),
        footY: Formula,
        farY: Formula,
        span: z.tuple([Formula, Formula]).optional(),
        flat: z.literal(true).optional(),
      }),
    )
    .optional(),
})
export type Scene = z.infer<typeof Scene>

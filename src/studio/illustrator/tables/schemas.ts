import { z } from 'zod'
import { type Colour, oklch } from '../paint/colour.ts'
import { SETTING_NAMES, TIMES_OF_DAY } from '../prompt/picture-brief.ts'

const Three = z.tuple([z.number(), z.number(), z.number()])
/** Lightness, chroma and hue in Oklch. */
export const Tone = Three.transform((tone) => oklch(...tone))

/** A number, one from a range, one of some, or the sum of numbers that the drawing names: 'hue+turn'. */
const Amount = z.union([
  z.number(),
  z.tuple([z.number(), z.number()]),
  z.strictObject({ pick: z.array(z.number()).min(1) }),
  z.string(),
])
export type Amount = z.infer<typeof Amount>
const ChosenTone = z.tuple([Amount, Amount, Amount])
const ToneChoice = z.union([ChosenTone, z.strictObject({ pick: z.array(ChosenTone).min(1) })])
export type ToneChoice = z.infer<typeof ToneChoice>

const PAINT =
  /^(?:(?<tone>[\d.]+ [\d.]+ [\d.]+)|(?<name>[a-z]+)(?: (?<lift>-?[\d.]+?)(?:\.\.(?<most>-?[\d.]+))?)?)(?: \/ (?<alpha>[\d.]+))?$/u
/**
 * A colour: 'glaze' by its name, 'glaze -0.12' darker, 'brick -0.05..0.06' by chance, '0.95 0.02 225' in Oklch, and any of
 * them see-through: 'glaze / 0.5'.
 */
const Paint = z.string().transform((text, context) => {
  const found = PAINT.exec(text)?.groups
  if (!found) {
    context.addIssue({ code: 'custom', message: `Not a colour: ${text}` })
    return z.NEVER
  }
  const tone = found.tone?.split(' ').map(Number) as [number, number, number] | undefined
  const lift = Number(found.lift ?? 0)
  return {
    colour: (tone ? oklch(...tone) : found.name) as Colour | string,
    lift: [lift, Number(found.most ?? lift)] as const,
    alpha: Number(found.alpha ?? 1),
  }
})
export type Paint = z.infer<typeof Paint>

/** A point, and of a round gradient its radius. */
const End = z.tuple([z.number(), z.number()]).rest(z.number())
const Gradient = z.strictObject({
  from: End,
  to: End,
  stops: z.array(z.tuple([z.number(), Paint])),
})
/** A gradient that a drawing lays over several colours; its stops say how much lighter. */
const Shade = z.strictObject({
  /** Ends are shares of the box of what is filled, else places of the drawing. */
  box: z.boolean().default(false),
  from: End,
  to: End,
  stops: z.array(z.tuple([z.number(), z.number()])),
})
export type Shade = z.infer<typeof Shade>
const Fill = z.union([Paint, Gradient, z.strictObject({ shade: z.string(), of: Paint })])
export type Fill = z.infer<typeof Fill>

/** A path as SVG writes it, with absolute M, L, Q, C and Z. */
const Path = z
  .string()
  .regex(/^[MLQCZ\d. -]+$/u)
  .transform((text) =>
    [...text.matchAll(/([MLQCZ])([^MLQCZ]*)/gu)].map(([, step = '', rest = '']) => ({
      step,
      numbers: rest.trim().split(' ').filter(Boolean).map(Number),
    })),
  )
export type Path = z.infer<typeof Path>

const Part = z.strictObject({
  /** Only where the drawing has one of these traits. */
  when: z.array(z.string()).optional(),
  fill: Fill.optional(),
  stroke: Fill.optional(),
  /** Of the stroke. */
  width: z.number().optional(),
  /** Its ends and joints. */
  round: z.boolean().optional(),
  paths: z.array(Path).default([]),
  /** Centre, radii; turn in radians, from and to where it is drawn. */
  ovals: z
    .array(z.tuple([z.number(), z.number(), z.number(), z.number()]).rest(z.number()))
    .default([]),
  /** Left, top, width, height; the radius of its corners, or of each. */
  boxes: z
    .array(
      z
        .tuple([z.number(), z.number(), z.number(), z.number()])
        .rest(z.union([z.number(), z.array(z.number())])),
    )
    .default([]),
  /** What is painted only inside of a path. */
  clip: Path.optional(),
  get parts() {
    return z.array(Part).optional()
  },
  /** Another drawing. */
  use: z.string().optional(),
  /** Where parts and other drawings are painted, once each; how large, and how tall where that differs. */
  at: z.array(z.tuple([z.number(), z.number()]).rest(z.number())).optional(),
})
export type Part = z.infer<typeof Part>

const Lamp = z.strictObject({
  when: z.array(z.string()).optional(),
  /** Shares of the drawing's box; the radius one of its height. */
  x: z.number(),
  y: z.number(),
  radius: z.number(),
  colour: Paint,
  strength: z.number(),
  /** A lighthouse's lamp throws beams to both sides. */
  beam: z.boolean().optional(),
  /** Lit only when it is getting dark. */
  onlyWhenDark: z.boolean().optional(),
})

/** `drawings.json`: things as flat shapes; what is chosen by the seed is chosen in the order of the file. */
export const Drawings = z.record(
  z.string(),
  z.strictObject({
    size: z.tuple([z.number(), z.number()]),
    numbers: z.record(z.string(), Amount).default({}),
    colours: z.record(z.string(), ToneChoice),
    /** One of them is true of each. */
    traits: z.array(z.string()).optional(),
    shades: z.record(z.string(), Shade).default({}),
    parts: z.array(Part),
    lamps: z.array(Lamp).default([]),
  }),
)
export type DrawingData = z.infer<typeof Drawings>[string]

/** `coats.json`: animals of which the icon sets have only the head, with the coat of the rest of them. */
export const Coats = z.record(
  z.string(),
  z.strictObject({
    fur: Tone,
    belly: Tone,
    legs: Tone,
    /** The end of the tail, and how thick that is; some have none to be seen. */
    tip: Tone.optional(),
    tail: z.number().optional(),
  }),
)

/** `lights.json`: several skies for each time, so that another seed is another evening. */
export const Lights = z.record(
  z.enum(TIMES_OF_DAY),
  z
    .array(
      z.strictObject({
        /** From the zenith to the horizon. */
        sky: z.tuple([Tone, Tone, Tone]),
        sun: Tone,
        ambient: Tone,
        shadow: Tone,
        haze: Tone,
      }),
    )
    .min(1),
)

const Inks = z.strictObject({
  paper: Tone,
  ink: Tone,
  /** From the farthest to the nearest. */
  tones: z.tuple([Tone, Tone, Tone]),
  accent: Tone,
})

/** `inks.json`: what posters are printed with, by day and after dusk. */
export const PosterInks = z.strictObject({
  bright: z.array(Inks).min(1),
  dark: z.array(Inks).min(1),
})

/** `lands.json`: the ground of a place as a bird sees it. Lengths in hundredths of the short side. */
export const Lands = z.partialRecord(
  z.enum(SETTING_NAMES),
  z.strictObject({
    from: Tone,
    to: Tone,
    /** Size of the patches. */
    patches: z.number(),
    /** Bushes and trees on it. */
    crowns: z
      .strictObject({ count: z.number(), size: z.number(), hues: z.array(z.number()) })
      .optional(),
    /** A path, a road or a water's edge across it; `high` in the frame where nothing may stand in it. */
    band: z
      .strictObject({
        colour: Tone,
        breadth: z.number(),
        striped: z.boolean().optional(),
        high: z.boolean().optional(),
      })
      .optional(),
    /** Lines across it: furrows, ripples of sand or of drifted snow. */
    furrows: z.strictObject({ colour: Tone, gap: z.number(), bend: z.number() }).optional(),
    flecks: z.array(Tone).optional(),
  }),
)
export type Land = NonNullable<z.infer<typeof Lands>[keyof z.infer<typeof Lands>]>

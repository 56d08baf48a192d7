import type { Context } from '../../paint/canvas.ts'
import { type Colour, css, lighter, oklch } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import { drawings } from '../../tables/read-tables.ts'
import type {
  Amount,
  DrawingData,
  Fill,
  Paint,
  Part,
  Path,
  Shade,
  ToneChoice,
} from '../../tables/schemas.ts'

/** What is decided of a drawing before it is painted. */
export type Look = {
  colours: Record<string, Colour>
  traits?: readonly string[]
  random: Random
}
/** Where the drawing's origin is and how large its unit: `across` and `down`, and for strokes `thick`. */
type Frame = { x: number; y: number; across: number; down: number; thick: number }
type Box = readonly [left: number, top: number, width: number, height: number]

export function drawingCalled(name: string): DrawingData {
  const drawing = drawings()[name]
  if (!drawing) throw new RangeError(`There is no drawing called ${name}.`)
  return drawing
}

/** Chooses a drawing's own colours and traits. */
export function chooseLook(drawing: DrawingData, random: Random): Look & { traits: string[] } {
  const numbers: Record<string, number> = {}
  for (const [name, amount] of Object.entries(drawing.numbers))
    numbers[name] = chosen(amount, numbers, random)
  const colours: Record<string, Colour> = {}
  for (const [name, choice] of Object.entries(drawing.colours))
    colours[name] = chosenTone(choice, numbers, random)
  const traits = drawing.traits ? [random.pick(drawing.traits)] : []
  return { colours, traits, random }
}

function chosenTone(choice: ToneChoice, numbers: Record<string, number>, random: Random): Colour {
  const [lightness, chroma, hue] = 'pick' in choice ? random.pick(choice.pick) : choice
  return oklch(
    chosen(lightness, numbers, random),
    chosen(chroma, numbers, random),
    chosen(hue, numbers, random),
  )
}

function chosen(amount: Amount, numbers: Record<string, number>, random: Random): number {
  if (typeof amount === 'number') return amount
  if (typeof amount === 'string')
    return amount.split('+').reduce((sum, name) => sum + (numbers[name] ?? 0), 0)
  return 'pick' in amount ? random.pick(amount.pick) : random.between(...amount)
}

/** Paints a drawing of `drawings.json` with its origin at a point, its unit `size` pixels. */
export function paintDrawing(
  context: Context,
  name: string,
  { x, y, size }: { x: number; y: number; size: number },
  look: Look,
): void {
  const drawing = drawingCalled(name)
  const frame = { x, y, across: size, down: size, thick: size }
  for (const part of drawing.parts) paintPart(context, part, drawing.shades, frame, look)
}

function paintPart(
  context: Context,
  part: Part,
  shades: Record<string, Shade>,
  frame: Frame,
  look: Look,
): void {
  if (!applies(part, look)) return
  const nested = part.use === undefined ? part.parts : drawingCalled(part.use).parts
  const inner = part.use === undefined ? shades : drawingCalled(part.use).shades
  context.save()
  if (part.clip) {
    tracePath(context, part.clip, frame)
    context.clip()
  }
  for (const [x, y, across = 1, down = across] of part.at ?? [[0, 0] as const]) {
    const at = {
      x: frame.x + x * frame.across,
      y: frame.y + y * frame.down,
      across: frame.across * across,
      down: frame.down * down,
      thick: frame.thick,
    }
    for (const one of nested ?? []) paintPart(context, one, inner, at, look)
  }
  paintShapes(context, part, shades, frame, look)
  context.restore()
}

export function applies({ when }: { when?: string[] | undefined }, { traits }: Look): boolean {
  return when === undefined || when.some((trait) => traits?.includes(trait))
}

function paintShapes(
  context: Context,
  part: Part,
  shades: Record<string, Shade>,
  frame: Frame,
  look: Look,
): void {
  context.lineWidth = (part.width ?? 1) * frame.thick
  if (part.round) [context.lineCap, context.lineJoin] = ['round', 'round']
  const inked = (box: Box, trace?: () => void) => {
    if (part.fill) {
      context.fillStyle = styleOf(context, part.fill, { shades, frame, box, look })
      if (!trace) return context.fillRect(...placed(box, frame))
      trace()
      context.fill()
    }
    if (!part.stroke) return
    context.strokeStyle = styleOf(context, part.stroke, { shades, frame, box, look })
    trace?.()
    context.stroke()
  }
  for (const path of part.paths) inked([0, 0, 1, 1], () => tracePath(context, path, frame))
  for (const [x, y, wide, high, turn = 0, from = 0, to = Math.PI * 2] of part.ovals) {
    inked([x - wide, y - high, wide * 2, high * 2], () => {
      context.beginPath()
      const [left, top, across, down] = placed([x, y, wide, high], frame)
      context.ellipse(left, top, across, down, turn, from, to)
    })
  }
  for (const [x, y, wide, high, radius] of part.boxes) {
    const box: Box = [x, y, wide, high]
    if (radius === undefined) inked(box)
    else
      inked(box, () => {
        context.beginPath()
        const radii = [radius].flat().map((one) => one * frame.across)
        context.roundRect(...placed(box, frame), radii)
      })
  }
}

function placed([x, y, wide, high]: Box, frame: Frame): [number, number, number, number] {
  const { across, down } = frame
  return [frame.x + x * across, frame.y + y * down, wide * across, high * down]
}

function tracePath(context: Context, path: Path, frame: Frame): void {
  context.beginPath()
  for (const { step, numbers } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map((number, at) =>
      at % 2 === 0 ? frame.x + number * frame.across : frame.y + number * frame.down,
    )
    if (step === 'M') context.moveTo(a, b)
    if (step === 'L') context.lineTo(a, b)
    if (step === 'Q') context.quadraticCurveTo(a, b, c, d)
    if (step === 'C') context.bezierCurveTo(a, b, c, d, e, f)
    if (step === 'Z') context.closePath()
  }
}

function styleOf(
  context: Context,
  fill: Fill,
  place: { shades: Record<string, Shade>; frame: Frame; box: Box; look: Look },
): Context['fillStyle'] {
  const { shades, frame, box, look } = place
  if ('colour' in fill) return cssOf(fill, look)
  const shade = 'shade' in fill ? shades[fill.shade] : undefined
  if ('shade' in fill && !shade) throw new RangeError(`There is no shade called ${fill.shade}.`)
  const [from, to] = shade ? [shade.from, shade.to] : 'from' in fill ? [fill.from, fill.to] : []
  if (!from || !to) throw new RangeError('A gradient has two ends.')
  const end = ([x, y, radius = 0]: readonly number[]) => {
    const [left, top, wide, high]: Box = shade?.box ? box : [0, 0, 1, 1]
    const [pixelX, pixelY] = placed([left + (x ?? 0) * wide, top + (y ?? 0) * high, 0, 0], frame)
    return [pixelX, pixelY, radius * frame.across] as const
  }
  const [[x0, y0, r0], [x1, y1, r1]] = [end(from), end(to)]
  const gradient =
    from.length > 2
      ? context.createRadialGradient(x0, y0, r0, x1, y1, r1)
      : context.createLinearGradient(x0, y0, x1, y1)
  if ('shade' in fill)
    for (const [position, lift] of shade?.stops ?? [])
      gradient.addColorStop(position, cssOf(fill.of, look, lift))
  else
    for (const [position, paint] of fill.stops) gradient.addColorStop(position, cssOf(paint, look))
  return gradient
}

export function toneOf({ colour, lift: [least, most] }: Paint, look: Look, further = 0): Colour {
  const own = typeof colour === 'string' ? look.colours[colour] : colour
  if (!own) throw new RangeError(`There is no colour called ${colour as string}.`)
  const lift = (least === most ? least : look.random.between(least, most)) + further
  return lift === 0 ? own : lighter(own, lift)
}

function cssOf(paint: Paint, look: Look, further = 0): string {
  return css(toneOf(paint, look, further), paint.alpha)
}

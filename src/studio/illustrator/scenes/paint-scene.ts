import { readData } from '../../read-data.ts'
import { blurInPlace, type Context, isolated } from '../paint/canvas.ts'
import { css } from '../paint/colour.ts'
import { paintGlow } from '../paint/gradient.ts'
import { fractal, valueNoise } from '../paint/noise.ts'
import { fillBelow, type Point, smoothClosed } from '../paint/shape.ts'
import { paintSoftly } from '../paint/soft.ts'
import type { Ground } from '../settings/ground.ts'
import { tableLayer } from '../settings/place-kinds.ts'
import type { Stage } from '../stage/stage.ts'
import type { Formula } from './formula.ts'
import { PAINTERS } from './painters.ts'
import { type Ink, type Line, type Path, Scene, type Step } from './schemas.ts'
import { type Scope, type Tone, type Value, valuesOf } from './scope.ts'

/** Paints a scene of `scenes/`, given more values than every scene knows; says where one stands in it. */
export function paintScene(stage: Stage, name: string, given: Record<string, Value> = {}): Ground {
  const scene = sceneCalled(name)
  const scope: Scope = {
    stage,
    random: stage.random.fork(name),
    noise: () => 0,
    layer: 'sky',
    context: stage.on('sky'),
    line: [],
    inks: { fill: true, stroke: false },
    values: { ...valuesOf(stage), ...given },
  }
  return (
    groundOf(scene, take(scene, scope)) ?? {
      surface: 'land',
      footY: stage.height,
      farY: stage.height,
    }
  )
}

function groundOf({ ground = [] }: Scene, scope: Scope): Ground | undefined {
  const here = ground.find(({ when }) => !when || when(scope))
  if (!here) return undefined
  const { surface, footY, farY, span, flat } = here
  const [from, to] = span ?? []
  return {
    surface,
    footY: footY(scope) as number,
    farY: farY(scope) as number,
    ...(from && to && { span: { from: from(scope) as number, to: to(scope) as number } }),
    ...(flat && { flat }),
  }
}

function sceneCalled(name: string): Scene {
  return readData(new URL(`${name}.json`, import.meta.url), Scene)
}

/** Takes a step, as often as it says; what it knows the last time is its result. */
function take(step: Step, outer: Scope): Scope {
  const scope = { ...outer, values: inner(outer.values) }
  const { stage, values } = scope
  if (step.on) {
    scope.layer = step.on === 'table' ? tableLayer(stage) : step.on
    scope.context = stage.on(scope.layer)
    values['layer'] = scope.layer
  }
  const fork = step.fork ?? step.cast
  if (fork) {
    const name = fork.map((part) => part(scope) as string).join('')
    scope.random = (step.fork ? stage.random : stage.cast).fork(name)
  }
  if (step.noise) scope.noise = fractal(valueNoise(scope.random), step.noise)
  const { here, ...sway } = step.sway ?? {}
  Object.assign(stage.sway, sway, here && { [scope.layer]: here })
  let last = scope
  const rounds = () => {
    for (last of roundsOf(step, scope)) takeRound(step, last)
  }
  if (step.soft) {
    const { radius, blend } = step.soft
    paintSoftly(stage, scope.layer, { radius: radius(scope) as number, blend }, (context) => {
      scope.context = context
      rounds()
    })
  } else if (step.blend || step.blur || step.clip || step.turn || step.shade) {
    isolated(scope.context, () => {
      prepare(step, scope)
      rounds()
    })
  } else rounds()
  if (step.defocus) blurInPlace(stage.canvasOf(scope.layer), step.defocus(scope) as number)
  return last
}

function inner(values: Record<string, Value>): Record<string, Value> {
  return Object.create(values) as Record<string, Value>
}

function prepare({ blend, blur, clip, turn, shade }: Step, scope: Scope): void {
  const { context } = scope
  const number = (formula: Formula | undefined) => (formula?.(scope) ?? 0) as number
  if (blend) context.globalCompositeOperation = blend
  if (clip) {
    trace(clip, scope)
    context.clip()
  }
  if (blur) context.filter = `blur(${number(blur)}px)`
  if (turn) {
    context.translate(number(turn.x), number(turn.y))
    context.rotate(number(turn.by))
  }
  if (!shade) return
  context.shadowColor = styleOf(shade.colour, scope) as string
  context.shadowBlur = number(shade.blur)
  context.shadowOffsetX = number(shade.x)
}

function* roundsOf({ repeat, along, each }: Step, scope: Scope): Generator<Scope> {
  const round = (more: Record<string, Value>) => ({
    ...scope,
    values: Object.assign(inner(scope.values), more),
  })
  const [row] = Object.entries(along ?? {})
  if (row) {
    const [name, [from, to, by]] = row
    for (let value = from(scope) as number, end = to(scope) as number; value < end; ) {
      const next = round({ [name]: value })
      yield next
      value += by(next) as number
    }
  } else if (each) {
    const columns = Object.entries(each)
    for (const index of columns[0]?.[1].keys() ?? [])
      yield round(Object.fromEntries(columns.map(([name, list]) => [name, list[index]!(scope)])))
  } else {
    const count = (repeat?.(scope) ?? 1) as number
    for (let i = 0; i < count; i++) yield round(repeat ? { i } : {})
  }
}

function takeRound(step: Step, scope: Scope): void {
  for (const [name, formula] of Object.entries(step.let ?? {})) scope.values[name] = formula(scope)
  if (step.when && !step.when(scope)) {
    for (const one of step.else ?? []) take(one, scope)
    return
  }
  if (step.line) scope.line = lineOf(step.line, scope)
  paintShapes(step, scope)
  if (step.glow) {
    const { x, y, radius, colour, strength } = step.glow
    const number = (formula: Formula) => formula(scope) as number
    paintGlow(scope.context, {
      x: number(x),
      y: number(y),
      radius: number(radius),
      colour: colour(scope) as Tone,
      strength: number(strength),
    })
  }
  if (step.use || step.paint) callOther(step, scope)
  for (const one of step.steps ?? []) take(one, scope)
}

function callOther({ use, paint, with: given }: Step, scope: Scope): void {
  const values = inner(scope.values)
  for (const [name, formula] of Object.entries(given ?? {})) values[name] = formula(scope)
  if (use) scope.line = take(sceneCalled(use), { ...scope, values }).line
  if (!paint) return
  const painter = PAINTERS[paint]
  if (!painter) throw new RangeError(`There is no painter called ${paint}.`)
  painter(scope, values as never)
}

function lineOf({ count, every, let: named, x, y, where }: Line, outer: Scope): Point[] {
  const scope = { ...outer, values: inner(outer.values) }
  const { values } = scope
  const { margin, width } = scope.stage
  const line: Point[] = []
  const add = () => {
    for (const [name, formula] of Object.entries(named)) values[name] = formula(scope)
    if (x) values['x'] = x(scope)
    values['y'] = y(scope)
    if (!where || where(scope)) line.push({ x: values['x'] as number, y: values['y'] as number })
  }
  if (count) {
    for (let i = 0; i < (count(scope) as number); i++) {
      values['i'] = i
      add()
    }
    return line
  }
  for (let at = -margin; at <= width + margin; at += every) {
    values['x'] = at
    add()
  }
  return line
}

/** Paints a step's shapes with its inks, or with those of the step it is in. */
function paintShapes(step: Step, scope: Scope): void {
  const { context, line } = scope
  const { fill, stroke } = step
  if (fill) context.fillStyle = styleOf(fill, scope)
  if (stroke) context.strokeStyle = styleOf(stroke, scope)
  if (fill || stroke) scope.inks = { fill: !!fill, stroke: !!stroke }
  if (step.width) context.lineWidth = step.width(scope) as number
  if (step.round === 'caps') context.lineCap = 'round'
  if (step.round === 'joints') context.lineJoin = 'round'
  const numbers = (formulas: Formula[]) => formulas.map((one) => one(scope) as number)
  const { inks } = scope
  const ink = () => {
    if (inks.fill) context.fill()
    if (inks.stroke) context.stroke()
  }
  if (step.dash) context.setLineDash(numbers(step.dash))
  if (step.below) fillBelow(context, [...line], step.below(scope) as number)
  for (const path of step.paths) {
    trace(path, scope)
    ink()
  }
  for (const box of step.boxes) {
    const [x = 0, y = 0, wide = 0, high = 0, ...radii] = numbers(box)
    if (radii.length > 0) {
      context.beginPath()
      context.roundRect(x, y, wide, high, radii)
      ink()
      continue
    }
    if (inks.fill) context.fillRect(x, y, wide, high)
    if (inks.stroke) context.strokeRect(x, y, wide, high)
  }
  for (const oval of step.ovals) {
    const [x = 0, y = 0, wide = 0, high = wide, turn = 0, from = 0, to = Math.PI * 2] =
      numbers(oval)
    context.beginPath()
    context.ellipse(x, y, wide, high, turn, from, to)
    ink()
  }
  if (step.dash) context.setLineDash([])
}

function trace(path: Path, scope: Scope): void {
  const { context, line } = scope
  context.beginPath()
  for (const { step, formulas } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = formulas.map((one) => one(scope) as number)
    if (step === 'M') context.moveTo(a, b)
    if (step === 'L') context.lineTo(a, b)
    if (step === 'Q') context.quadraticCurveTo(a, b, c, d)
    if (step === 'C') context.bezierCurveTo(a, b, c, d, e, f)
    if (step === 'A') context.ellipse(a, b, c, d, 0, e, f)
    if (step === 'P') for (const { x, y } of line) context.lineTo(x, y)
    if (step === 'S') smoothClosed(context, [...line])
    if (step === 'Z') context.closePath()
  }
}

function styleOf(ink: Ink | Formula, scope: Scope): Context['fillStyle'] {
  if (typeof ink === 'function') return cssOf(ink(scope) as Tone)
  const numbers = (formulas: readonly Formula[]) => formulas.map((one) => one(scope) as number)
  const [x0 = 0, y0 = 0, r0] = numbers('down' in ink ? [() => 0, ink.down[0]] : ink.from)
  const [x1 = 0, y1 = 0, r1 = 0] = numbers('down' in ink ? [() => 0, ink.down[1]] : ink.to)
  const { context } = scope
  const gradient =
    r0 === undefined
      ? context.createLinearGradient(x0, y0, x1, y1)
      : context.createRadialGradient(x0, y0, r0, x1, y1, r1)
  for (const [at, colour] of ink.stops) gradient.addColorStop(at, cssOf(colour(scope) as Tone))
  return gradient
}

function cssOf(tone: Tone): string {
  return css(tone, tone.alpha)
}

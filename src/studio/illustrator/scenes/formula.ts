import { type Colour, lighter, lit, mix, oklch, saturated } from '../paint/colour.ts'
import type { Scope, Tone, Value } from './scope.ts'

export type Formula = (scope: Scope) => Value

const TOKEN = /\s*(\d+(?:\.\d+)?|'[^']*'|[a-z]+|\*\*|[<>=!]=|[-+*/%<>(),?:])/uy

const OPERATORS: Record<string, { level: number; of: (one: number, other: number) => number }> = {
  '==': { level: 1, of: (one, other) => Number(one === other) },
  '!=': { level: 1, of: (one, other) => Number(one !== other) },
  '<': { level: 1, of: (one, other) => Number(one < other) },
  '<=': { level: 1, of: (one, other) => Number(one <= other) },
  '>': { level: 1, of: (one, other) => Number(one > other) },
  '>=': { level: 1, of: (one, other) => Number(one >= other) },
  '+': { level: 2, of: (one, other) => one + other },
  '-': { level: 2, of: (one, other) => one - other },
  '*': { level: 3, of: (one, other) => one * other },
  '/': { level: 3, of: (one, other) => one / other },
  '%': { level: 3, of: (one, other) => one % other },
  '**': { level: 4, of: (one, other) => one ** other },
}

/**
 * A formula of a scene as a function: numbers, 'words', names of the scope, the usual operators with `a ? b : c`, and
 * the functions below. What is chosen by chance is chosen in the order in which it is written.
 */
export function compile(text: string): Formula {
  const tokens = tokensOf(text)
  let at = 0
  const takes = (token: string) => tokens[at] === token && ++at > 0
  const needs = (token: string) => {
    if (!takes(token)) throw new SyntaxError(`"${token}" is missing in the formula ${text}`)
  }
  const choice = (): Formula => {
    const test = operation(1)
    if (!takes('?')) return test
    const yes = choice()
    needs(':')
    const no = choice()
    return (scope) => (test(scope) ? yes : no)(scope)
  }
  const operation = (level: number): Formula => {
    let left = operand()
    for (;;) {
      const operator = OPERATORS[tokens[at] ?? '']
      if (!operator || operator.level < level) return left
      at++
      const [one, other] = [left, operation(operator.level + 1)]
      left = (scope) => operator.of(one(scope) as number, other(scope) as number)
    }
  }
  const operand = (): Formula => {
    const token = tokens[at++] ?? ''
    if (token === '-') {
      const positive = operation(4)
      return (scope) => -(positive(scope) as number)
    }
    if (token === '(') {
      const inner = choice()
      needs(')')
      return inner
    }
    if (/^\d/u.test(token)) return () => Number(token)
    if (token.startsWith("'")) return () => token.slice(1, -1)
    if (!/^[a-z]/u.test(token))
      throw new SyntaxError(`"${token}" is no value in the formula ${text}`)
    return takes('(') ? call(token) : named(token)
  }
  const call = (name: string): Formula => {
    if (name === 'own') return ofOwnSource()
    const of = FUNCTIONS[name]
    if (!of) throw new SyntaxError(`There is no function called ${name} for the formula ${text}`)
    const given: Formula[] = []
    while (!takes(')')) {
      given.push(choice())
      if (tokens[at] !== ')') needs(',')
    }
    return (scope) => of(scope, ...(given.map((one) => one(scope)) as never[]))
  }
  /** own('name', formula): by a source of chance of that name. */
  const ofOwnSource = (): Formula => {
    const name = choice()
    needs(',')
    const inner = choice()
    needs(')')
    return (scope) => inner({ ...scope, random: scope.stage.random.fork(name(scope) as string) })
  }
  const whole = choice()
  if (at < tokens.length) throw new SyntaxError(`Too much is written in the formula ${text}`)
  return whole
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    tokens.push(match[1]!)
    if (TOKEN.lastIndex === text.length) return tokens
  }
  throw new SyntaxError(`Not a formula: ${text}`)
}

function named(name: string): Formula {
  return ({ values }) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`There is no value called ${name}.`)
    return value
  }
}

type Function = (scope: Scope, ...given: never[]) => Value

/** A function of numbers alone. */
const plain =
  (of: (...numbers: number[]) => number): Function =>
  (_, ...numbers: number[]) =>
    of(...numbers)

const FUNCTIONS: Record<string, Function> = {
  abs: plain(Math.abs),
  cos: plain(Math.cos),
  direction: plain(Math.atan2),
  distance: plain(Math.hypot),
  exp: plain(Math.exp),
  floor: plain(Math.floor),
  max: plain(Math.max),
  min: plain(Math.min),
  round: plain(Math.round),
  sign: plain(Math.sign),
  sin: plain(Math.sin),
  between: ({ random }, low: number, high: number) => random.between(low, high),
  chance: ({ random }, probability: number) => Number(random.chance(probability)),
  /** One of some, or of a list. */
  pick: ({ random }, ...choices: Value[]) =>
    random.pick(choices.length === 1 && Array.isArray(choices[0]) ? choices[0] : choices),
  list: (_, ...values: Value[]) => values,
  /** Of a list that begins anew at its end. */
  item: (_, list: Value[], index: number) => list[index % list.length]!,
  whole: ({ random }, low: number, high: number) => random.whole(low, high),
  noise: ({ noise }, x: number, y: number) => noise(x, y),
  /** A point of the line that was last traced. */
  linex: ({ line }, index: number) => line[index]?.x ?? 0,
  liney: ({ line }, index: number) => line[index]?.y ?? 0,
  points: ({ line }) => line.length,
  peak: ({ line }) => Math.min(...line.map(({ y }) => y)),
  /** Whether something of one of these kinds is in the picture. */
  has: ({ stage }, ...kinds: string[]) =>
    Number(stage.brief.subjects.some(({ kind }) => kinds.includes(kind))),
  oklch: (_, lightness: number, chroma: number, hue: number) => oklch(lightness, chroma, hue),
  mix: (_, from: Colour, to: Colour, share: number) => mix(from, to, share),
  /** A surface in the light of the hour, or in another. */
  lit: ({ stage }, surface: Colour, light: Colour = stage.palette.ambient) => lit(surface, light),
  lighter: (_, colour: Colour, amount: number) => lighter(colour, amount),
  saturated: (_, colour: Colour, factor: number) => saturated(colour, factor),
  /** See-through. */
  faint: (_, colour: Colour, alpha: number): Tone => ({ ...colour, alpha }),
}

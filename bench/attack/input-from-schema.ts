import { HOSTILE_VALUES } from './hostile-values.ts'
import type { Random } from './random.ts'

export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

const WORDS = 'a lighthouse keeper counts ships while three foxes watch from the harbour wall'
const OPTIONAL_IS_SENT = 0.6
const LENGTH_MAX = 200

/** A value as the schema wants it; with `hostility`, so probable at every place, something else. */
export function inputFrom(
  schema: JsonSchema,
  random: Random,
  knownIds: readonly string[],
  hostility: number,
): unknown {
  const make = (part: JsonSchema): unknown => {
    if (random.chance(hostility)) return random.of(HOSTILE_VALUES)
    if ('const' in part) return part.const
    if (part.enum) return random.of(part.enum)
    const variants = part.anyOf ?? part.oneOf
    if (variants) return make(random.of(variants))
    switch (part.type) {
      case 'object':
        return object(part)
      case 'array':
        return Array.from({ length: random.whole(part.minItems ?? 0, 3) }, () =>
          make(part.items ?? {}),
        )
      case 'integer':
      case 'number':
        return number(part)
      case 'boolean':
        return random.chance(0.5)
      case 'null':
        return null
      default:
        return text(part)
    }
  }
  const object = ({ properties = {}, required = [] }: JsonSchema) => {
    const sent = Object.entries(properties).filter(
      ([name]) => required.includes(name) || random.chance(OPTIONAL_IS_SENT),
    )
    return Object.fromEntries(sent.map(([name, part]) => [name, make(part)]))
  }
  const number = ({ minimum = 0, maximum = 1000, multipleOf = 1, type }: JsonSchema) => {
    if (type === 'number') return minimum + random.next() * (maximum - minimum)
    if (random.chance(0.1)) return random.of([minimum, maximum])
    const most = Math.min(maximum, minimum + 100 * multipleOf)
    return Math.ceil(random.whole(minimum, most) / multipleOf) * multipleOf
  }
  const text = ({ format, minLength = 0, maxLength = LENGTH_MAX }: JsonSchema) => {
    if (format === 'uuid') return random.chance(0.85) ? random.of(knownIds) : random.uuid()
    if (format === 'email') return `someone-${random.whole(1, 1e6)}@example.com`
    if (random.chance(0.2)) return random.of(knownIds)
    const least = Math.max(minLength, 1)
    return WORDS.repeat(3).slice(0, random.whole(least, Math.min(maxLength, LENGTH_MAX)))
  }
  return make(schema)
}

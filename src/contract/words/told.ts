import { z } from 'zod'
import type { words } from './words.ts'

export type ToldCode = keyof typeof words
export type ToldValue = string | number | Told

/** What the server tells: a code of the table of words, and the values its sentence has places for. */
export type Told = { code: ToldCode; values: Record<string, ToldValue> }

/** Any code: what is told by a newer server, or was by an older one, is still read. */
export const Told: z.ZodType<Told> = z.object({
  code: z.string() as unknown as z.ZodType<ToldCode>,
  values: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.lazy((): z.ZodType<Told> => Told)]),
  ),
})

type Words = typeof words
type PlacesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never
export type ValuesOf<Code extends ToldCode> = [PlacesIn<Words[Code]>] extends [never]
  ? []
  : [values: Record<PlacesIn<Words[Code]>, ToldValue>]

export function tell<Code extends ToldCode>(code: Code, ...given: ValuesOf<Code>): Told {
  return { code, values: given[0] ?? {} }
}

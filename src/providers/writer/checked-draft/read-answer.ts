import { Delivered } from '../prompt/draft-schema.ts'

/** What a model said, and whether it was stopped before it had ended. */
export type Said = { text: string; isCut: boolean }

export type ReadAnswer =
  | { read: Delivered }
  /** A sentence in the place of a storyboard: the model does not want to. */
  | { refusal: string }
  | { broken: string }

const REFUSAL_MAX_CHARACTERS = 1000

/** Finds the storyboard in an answer, also within a code block or between polite words. */
export function readAnswer({ text, isCut }: Said): ReadAnswer {
  const json = jsonIn(text)
  const parsed = Delivered.safeParse(json)
  if (parsed.success) return { read: parsed.data }
  if (isCut) return { broken: 'The answer was cut off before its end. Write it shorter.' }
  const refusal = text.trim()
  const isProse = !refusal.includes('{') && /\p{L}/u.test(refusal)
  if (isProse && refusal.length <= REFUSAL_MAX_CHARACTERS) return { refusal }
  if (json === undefined) return { broken: 'The answer is not one JSON object.' }
  const [issue] = parsed.error.issues
  return { broken: `The JSON object is not as asked for, at "${issue?.path.join('.') ?? ''}".` }
}

/** Undefined when there is none. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}

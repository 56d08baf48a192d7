import type { z } from 'zod'
import { Told, type ToldCode, tell, type ValuesOf } from './told.ts'

/**
 * What a schema says of a wrong input. An issue of Zod has room for a text only, so it is carried in one;
 * `toldBy` reads it again.
 */
export function saying<Code extends ToldCode>(code: Code, ...values: ValuesOf<Code>): string {
  return JSON.stringify(tell(code, ...values))
}

export function toldBy(issue: { message: string }): Told {
  return toldIn(issue.message) ?? tell('check-input')
}

/** Null for a text that is none of `saying`, but a sentence. */
export function toldIn(message: string): Told | null {
  return Told.safeParse(parsed(message)).data ?? null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const KINDS = {
  string: 'field-not-text',
  number: 'field-not-number',
  int: 'field-not-whole',
  boolean: 'field-not-boolean',
  array: 'field-not-list',
} as const

/** What is wrong with a field of an input, for schemas that have no words of their own for it. */
export function inputWords(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.join('.') || 'input'
  switch (issue.code) {
    case 'invalid_type':
      return saying(kindOf(issue.expected, issue.input), { field })
    case 'invalid_value':
      return saying('field-not-one-of', { field, options: (issue.values as unknown[]).join(', ') })
    case 'too_small': {
      const code = issue.origin === 'string' ? 'field-too-short' : 'field-too-small'
      return saying(code, { field, least: String(issue.minimum) })
    }
    case 'too_big': {
      const code = issue.origin === 'string' ? 'field-too-long' : 'field-too-large'
      return saying(code, { field, most: String(issue.maximum) })
    }
    default:
      return saying('field-wrong-form', { field })
  }
}

function kindOf(expected: unknown, input: unknown) {
  if (input === undefined) return 'field-missing'
  const isKnown = typeof expected === 'string' && expected in KINDS
  return isKnown ? KINDS[expected as keyof typeof KINDS] : 'field-wrong-form'
}

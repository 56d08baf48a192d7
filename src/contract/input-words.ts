import type { z } from 'zod'
import { saying } from './words/of-issue.ts'

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

import type { z } from 'zod'
import { fillIn } from './fill-in.ts'

const KINDS: Record<string, string> = {
  string: /*i18n*/ 'The field {field} must be a text',
  number: /*i18n*/ 'The field {field} must be a number',
  int: /*i18n*/ 'The field {field} must be a whole number',
  boolean: /*i18n*/ 'The field {field} must be true or false',
  array: /*i18n*/ 'The field {field} must be a list',
}

/** What is wrong with a field of an input, for schemas that have no words of their own for it. */
export function inputWords(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.join('.') || 'input'
  return fillIn(template(issue), { field, ...valuesOf(issue) })
}

function template(issue: z.core.$ZodRawIssue): string {
  const wrongForm = /*i18n*/ 'The field {field} does not have the right form'
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return /*i18n*/ 'The field {field} is missing'
      return KINDS[String(issue.expected)] ?? wrongForm
    case 'invalid_value':
      return /*i18n*/ 'The field {field} must be one of: {options}'
    case 'too_small':
      return issue.origin === 'string'
        ? /*i18n*/ 'The field {field} needs at least {least} characters'
        : /*i18n*/ 'The field {field} must be at least {least}'
    case 'too_big':
      return issue.origin === 'string'
        ? /*i18n*/ 'The field {field} can have at most {most} characters'
        : /*i18n*/ 'The field {field} must be at most {most}'
    default:
      return wrongForm
  }
}

function valuesOf(issue: z.core.$ZodRawIssue): Record<string, string> {
  if (issue.code === 'invalid_value') return { options: (issue.values as unknown[]).join(', ') }
  if (issue.code === 'too_small') return { least: String(issue.minimum) }
  if (issue.code === 'too_big') return { most: String(issue.maximum) }
  return {}
}

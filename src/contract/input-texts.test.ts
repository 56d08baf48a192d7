import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'

/** `onOneLine` takes every control character out of these. */
const ON_ONE_LINE = new Set([
  'account.update.properties.fullName',
  'message.send.properties.name',
  'storyboard.update.properties.title',
])

/** PostgreSQL keeps no NUL: a text with one must be refused before it gets there. */
test('no operation takes a free text in which a NUL could be', () => {
  const open = proceduresOf(contract).flatMap(([name, procedure]) => {
    const { inputSchema } = procedure['~orpc']
    if (!inputSchema) return []
    const schema = z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' })
    return textsIn(schema, name).filter(
      ({ place, refusesNul: isSafe }) => !isSafe && !ON_ONE_LINE.has(place),
    )
  })
  expect(open.map(({ place }) => place)).toEqual([])
})

type Node = Record<string, unknown>
type FoundText = { place: string; refusesNul: boolean }

function proceduresOf(part: object, prefix = ''): [string, AnyContractProcedure][] {
  return Object.entries(part).flatMap(([key, value]) =>
    isContractProcedure(value)
      ? [[prefix + key, value] as [string, AnyContractProcedure]]
      : proceduresOf(value as object, `${prefix}${key}.`),
  )
}

function textsIn(node: unknown, place: string): FoundText[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, enum: words, ...others } = node as Node
  if (type === 'string') return [{ place, refusesNul: Boolean(words) || refusesNul(others) }]
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, `${place}.${key}`))
}

function refusesNul(node: Node): boolean {
  if ('const' in node || 'format' in node) return true
  const parts = [node, ...((node['allOf'] as Node[] | undefined) ?? [])]
  return parts.some(
    ({ pattern }) => typeof pattern === 'string' && !new RegExp(pattern, 'u').test('a\0b'),
  )
}

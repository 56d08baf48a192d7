import { expect, test } from 'vitest'
import type { z } from 'zod'
import { model } from './model.ts'
import { toldBy } from './words/issues.ts'

test('a price that is none is refused in words, not by the name of a field', () => {
  const input = model.setPrice['~orpc'].inputSchema as z.ZodType
  for (const credits of [-1, 1.5, 9_999_999, Number.NaN]) {
    const issues = input.safeParse({ kind: 'image', model: 'builtin', credits }).error?.issues ?? []
    expect(issues.map(toldBy)[0]).toEqual({ code: 'price-out-of-range', values: { most: 100_000 } })
  }
})

import { expect, test } from 'vitest'
import { addCredits } from './add-credits.ts'

test.for([
  [],
  ['ada@example.com'],
  ['ada@example.com', '-5'],
  ['ada@example.com', '0'],
  ['ada@example.com', '1.5'],
  ['ada@example.com', 'many'],
  ['--help'],
])('%j is answered with how it is used, and starts nothing', async (args) => {
  await expect(addCredits(args, nothingStarts, new AbortController().signal)).rejects.toThrow(
    /^Usage: npm run credits:add/,
  )
})

function nothingStarts() {
  return Promise.reject(new Error('It was started.'))
}

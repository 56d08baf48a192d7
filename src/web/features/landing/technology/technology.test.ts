import { expect, test } from 'vitest'
import { CODE_SAMPLES, codeParts } from './technology.tsx'

test('comments, strings and options are told apart', () => {
  expect(codeParts('# why\nrun "an idea" --out it.mp4')).toEqual([
    { kind: 'comment', text: '# why' },
    { kind: 'plain', text: '\nrun ' },
    { kind: 'string', text: '"an idea"' },
    { kind: 'plain', text: ' ' },
    { kind: 'option', text: '--out' },
    { kind: 'plain', text: ' it.mp4' },
  ])
})

test.each(CODE_SAMPLES)('nothing of the sample "$id" is lost', ({ code }) => {
  expect(
    codeParts(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code)
})

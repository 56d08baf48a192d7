import { expect, test } from 'vitest'
import { DirectImage } from './media.ts'
import { PICTURE_RATIOS } from './options.ts'

test('a picture for the library needs a prompt; it is square and in the automatic style at first', () => {
  expect(DirectImage.parse({ prompt: 'A lighthouse' })).toEqual({
    prompt: 'A lighthouse',
    title: '',
    aspectRatio: '1/1',
    style: 'AUTO',
  })
  expect(DirectImage.safeParse({ prompt: ' ' }).success).toBe(false)
  for (const aspectRatio of ['1/1', '16/9', '9/16', '4/3']) {
    expect(PICTURE_RATIOS).toContain(aspectRatio)
    expect(DirectImage.safeParse({ prompt: 'A lighthouse', aspectRatio }).success).toBe(true)
  }
})

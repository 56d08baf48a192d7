import { expect, test } from 'vitest'
import { attachmentHeader, parseByteRange } from './file-headers.ts'

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,5-6', null],
  ['bytes=5-3', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('of 100 bytes %s is %o', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected)
})

test('a plain name stays as it is', () => {
  expect(attachmentHeader('my video.mp4')).toBe(
    `attachment; filename="my video.mp4"; filename*=UTF-8''my%20video.mp4`,
  )
})

test('other scripts are kept for browsers that read them', () => {
  expect(attachmentHeader('東京.mp4')).toBe(
    `attachment; filename="__.mp4"; filename*=UTF-8''%E6%9D%B1%E4%BA%AC.mp4`,
  )
})

test('nothing in a name can end the header or climb out of a folder', () => {
  const header = attachmentHeader('a"b\r\nset-cookie: x/../é(1)\ud800.mp4')
  expect(header).not.toMatch(/[\r\n]/)
  expect(header).toBe(
    `attachment; filename="a b set-cookie x .. _(1) .mp4"; filename*=UTF-8''` +
      'a%20b%20set-cookie%20x%20..%20%C3%A9%281%29%20.mp4',
  )
})

test('nothing in a name turns its ending around', () => {
  expect(attachmentHeader('holiday\u202egpj.exe')).toBe(
    `attachment; filename="holidaygpj.exe"; filename*=UTF-8''holidaygpj.exe`,
  )
})

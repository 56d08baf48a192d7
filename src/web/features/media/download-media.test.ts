import { expect, test } from 'vitest'
import type { MediaItem } from '#contract/media.ts'
import { mediaDownloadUrl } from './download-media.tsx'

function item(title: string, contentType: string) {
  return { title, asset: { url: '/media/a', contentType } } as MediaItem
}

test.each([
  ['Sunrise: day 1/2', 'image/jpeg', 'Sunrise day 1 2.jpg'],
  ['Every lighthouse blinks...', 'audio/mpeg', 'Every lighthouse blinks.mp3'],
  ['Đèn lồng', 'video/mp4', 'Đèn lồng.mp4'],
])('%s, %s, is saved as %s', (title, contentType, name) => {
  const url = new URL(mediaDownloadUrl(item(title, contentType)), 'http://site.test')
  expect(url.searchParams.get('download')).toBe(name)
})

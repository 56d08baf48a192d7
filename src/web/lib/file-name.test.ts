import { expect, test } from 'vitest'
import { downloadUrl, fileName } from './file-name.ts'

test('a file is named by its title and what it is', () => {
  expect(fileName('Every lighthouse - scene 01 voice', 'audio/x-wav')).toBe(
    'Every lighthouse - scene 01 voice.wav',
  )
  expect(fileName('Beach', 'image/jpeg')).toBe('Beach.jpg')
  expect(fileName('Beach', 'video/mp4; codecs=avc1')).toBe('Beach.mp4')
})

test('what a system does not take in a name becomes a space', () => {
  expect(fileName('Why? 9:16 / "tall" ...', 'image/webp')).toBe('Why 9 16 tall .webp')
  expect(downloadUrl('/media/1', 'Ảnh 1.jpg')).toBe('/media/1?download=%E1%BA%A2nh%201.jpg')
})

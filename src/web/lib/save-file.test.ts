import { expect, test, vi } from 'vitest'
import { downloadUrl, fileName, saveFile } from './save-file.ts'

test('what lies on another site is opened in a new tab and not fetched', async () => {
  const open = vi.fn()
  const fetched = vi.fn()
  const location = { href: 'https://reel.example/dashboard', origin: 'https://reel.example' }
  vi.stubGlobal('window', { location, open })
  vi.stubGlobal('fetch', fetched)
  expect(await saveFile('https://elsewhere.example/a.jpg', 'a.jpg')).toBe('opened')
  expect(open).toHaveBeenCalledWith(
    'https://elsewhere.example/a.jpg',
    '_blank',
    'noopener,noreferrer',
  )
  expect(fetched).not.toHaveBeenCalled()
})

test('what the server refuses is an error, not a file', async () => {
  const location = { href: 'https://reel.example/dashboard', origin: 'https://reel.example' }
  vi.stubGlobal('window', { location })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Gone', { status: 404 })))
  await expect(saveFile('/media/1', 'a.jpg')).rejects.toThrow('404')
})

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

import { expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

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

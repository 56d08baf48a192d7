import { expect, test } from 'vitest'
import { openDirectServer } from '#testing/direct-server.ts'
import { newBucket } from '#testing/radosgw/new-bucket.ts'
import { openWatchedBucket } from '#testing/watched-bucket.ts'

test('where a player is sent it gets the bytes and ranges, and a download its name', async () => {
  const { load, saveFile } = await openDirectServer({}, async () =>
    openWatchedBucket({ behind: await newBucket(), directSeconds: 60 }),
  )
  const { url, content } = await saveFile(2_000_000)
  const { location } = await load(url)
  const whole = await fetch(location)
  expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': 'inline',
    'content-length': '2000000',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=60',
  })
  const part = await fetch(location, { headers: { range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 100-199/2000000')
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(100, 200))

  const download = await load(`${url}?download=film.mp4`, { mode: 'navigate' })
  const saved = await fetch(download.location)
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="film.mp4"/)
})

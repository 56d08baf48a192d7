import { expect, test } from 'vitest'
import { openDirectServer } from '#testing/direct-server.ts'

const SITE = { 'home/index.html': '<html>Home</html>' }

const SAVED = `attachment; filename="Th_i ti_t.mp4"; filename*=UTF-8''Th%E1%BB%9Di%20ti%E1%BA%BFt.mp4`

function answerOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams)
}

test('a player is sent to the store for a large file, a download with the name that was asked for', async () => {
  const { load, saveFile, bucket } = await openDirectServer()
  const { url } = await saveFile(2_000_000)
  const { status, location, cacheControl } = await load(url)
  expect([status, cacheControl]).toEqual([307, 'no-store'])
  expect(location).toMatch(`${bucket.settings['S3_ENDPOINT']}/`)
  expect(answerOf(location)).toMatchObject({
    'X-Amz-Expires': '60',
    'response-content-type': 'video/mp4',
    'response-content-disposition': 'inline',
    'response-cache-control': 'private, max-age=60',
  })
  const named = `${url}?download=${encodeURIComponent('Thời tiết.mp4')}`
  const download = await load(named, { mode: 'navigate' })
  expect(answerOf(download.location)).toMatchObject({ 'response-content-disposition': SAVED })
})

test('nobody but the owner is told an address', async () => {
  const { server, saveFile, load } = await openDirectServer()
  const { url } = await saveFile(2_000_000)
  const { cookie } = await server.signUp()
  expect(await load(url, { cookie })).toMatchObject({ status: 404, location: '' })
  expect(await load(url, { cookie: '' })).toMatchObject({ status: 401, location: '' })
})

test('small files, scripts, programs and questions about the head are answered here', async () => {
  const { load, saveFile } = await openDirectServer()
  const [small, { url }] = [await saveFile(1000), await saveFile(2_000_000)]
  const here = expect.objectContaining({ status: 200, location: '' })
  expect(await load(small.url)).toEqual(here)
  for (const mode of ['', 'cors', 'same-origin']) expect(await load(url, { mode })).toEqual(here)
  expect(await load(url, { method: 'HEAD' })).toEqual(here)
})

test('pages may show what lies at the store, and nothing else changes for them', async () => {
  const { server, bucket } = await openDirectServer(SITE)
  const policy = String((await server.fetch('/home')).headers.get('content-security-policy'))
  const store = bucket.settings['S3_ENDPOINT']
  expect(policy).toContain(`; img-src 'self' blob: ${store}; media-src 'self' blob: ${store}; `)
  expect(policy.split(String(store))).toHaveLength(3)
})

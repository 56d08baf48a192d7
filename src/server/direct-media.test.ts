import { expect, test } from 'vitest'
import { openDirectServer } from '#testing/direct-server.ts'

const SITE = { 'home/index.html': '<html>Home</html>' }

const SAVED = `attachment; filename="Th_i ti_t.mp4"; filename*=UTF-8''Th%E1%BB%9Di%20ti%E1%BA%BFt.mp4`

function answerOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address).searchParams)
}

test('a large download is sent to the store, with the name that was asked for', async () => {
  const { load, saveFile, bucket } = await openDirectServer()
  const { url } = await saveFile(2_000_000)
  const named = `${url}?download=${encodeURIComponent('Thời tiết.mp4')}`
  const { status, location, cacheControl } = await load(named)
  expect([status, cacheControl]).toEqual([307, 'no-store'])
  expect(location).toMatch(`${bucket.settings['S3_ENDPOINT']}/`)
  expect(answerOf(location)).toMatchObject({
    'X-Amz-Expires': '60',
    'response-content-type': 'video/mp4',
    'response-content-disposition': SAVED,
    'response-cache-control': 'private, max-age=60',
  })
})

test('a large picture is sent to the store, and shown', async () => {
  const { load, saveFile } = await openDirectServer()
  const { url } = await saveFile(2_000_000, 'image/png')
  const { status, location } = await load(url, { mode: 'no-cors', as: 'image' })
  expect(status).toBe(307)
  expect(answerOf(location)).toMatchObject({
    'response-content-type': 'image/png',
    'response-content-disposition': 'inline',
  })
})

test('nobody but the owner is told an address', async () => {
  const { server, saveFile, load } = await openDirectServer()
  const { url } = await saveFile(2_000_000)
  const { cookie } = await server.signUp()
  const download = `${url}?download=film.mp4`
  expect(await load(download, { cookie })).toMatchObject({ status: 404, location: '' })
  expect(await load(download, { cookie: '' })).toMatchObject({ status: 401, location: '' })
})

test('small files, players, scripts, programs and questions about the head are answered here', async () => {
  const { load, saveFile } = await openDirectServer()
  const [small, { url }] = [await saveFile(1000), await saveFile(2_000_000)]
  const here = expect.objectContaining({ status: 200, location: '' })
  const download = `${url}?download=film.mp4`
  expect(await load(`${small.url}?download=film.mp4`)).toEqual(here)
  expect(await load(small.url, { mode: 'no-cors', as: 'image' })).toEqual(here)
  for (const as of ['video', 'audio'])
    expect(await load(url, { mode: 'no-cors', as })).toEqual(here)
  expect(await load(url)).toEqual(here)
  for (const mode of ['', 'cors', 'same-origin']) {
    expect(await load(download, { mode, as: 'empty' })).toEqual(here)
  }
  expect(await load(download, { method: 'HEAD' })).toEqual(here)
})

test('pages may show pictures that lie at the store and send files there, and nothing else changes for them', async () => {
  const { server, bucket } = await openDirectServer(SITE)
  const policy = String((await server.fetch('/home')).headers.get('content-security-policy'))
  const store = bucket.settings['S3_ENDPOINT']
  expect(policy).toContain(`; img-src 'self' blob: ${store}; media-src 'self' blob:; `)
  expect(policy).toContain(`; connect-src 'self' ${store}; `)
  expect(policy.split(String(store))).toHaveLength(3)
})

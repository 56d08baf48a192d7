import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/test-server.ts'

const SCRIPT = 'window.__context = {"a":1};'
const SITE = {
  'index.html': `<html><script>${SCRIPT}</script><script type="module" async="">import "/a"</script></html>`,
  'es/404/index.html': '<html>No existe</html>',
  'docs.data': '["curl https://reelwright.invalid/api"]',
  'docs/index.html': '<link rel="canonical" href="https://reelwright.invalid/docs"/>',
  'home/index.html': '<html><script src="/assets/entry-1a2b.js"></script>Home</html>',
  'home.data': '[]',
  '__spa-fallback.html': '<html>Application</html>',
  '404.html': '<html>No such page</html>',
  'assets/entry-1a2b.js': `console.log(${'1 +'.repeat(2000)} 1)`,
  'favicon.svg': '<svg/>',
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('public pages are there with and without a slash at the end', async () => {
  const server = await openTestServer({ site: SITE })
  for (const path of ['/home', '/home/']) {
    const response = await server.fetch(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Home')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  }
})

test('a form that no script sent leads back to its page, without what was typed, and nowhere else', async () => {
  const server = await openTestServer({ site: SITE })
  const sent = {
    method: 'POST',
    body: new URLSearchParams({ password: 'secret' }),
    redirect: 'manual',
  } as const
  const response = await server.fetch('/home', sent)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/home'])
  expect((await server.fetch('//evil.example/home', sent)).status).toBe(404)
})

test('the application answers for the dashboard and everything below it, and for nothing else', async () => {
  const server = await openTestServer({ site: SITE })
  for (const path of ['/dashboard', '/dashboard/editor/123']) {
    const response = await server.fetch(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Application')
  }
  for (const path of ['/dashboards', '/no/such/page', '/assets/gone.js', '/..%2f.env', '/home/x']) {
    const response = await server.fetch(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('No such page')
  }
})

test('a missing page is named in the language of its path', async () => {
  const server = await openTestServer({ site: SITE })
  const response = await server.fetch('/es/no/such/page')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('No existe')
})

test('a missing page at no language’s address is in the language of who asks', async () => {
  const server = await openTestServer({ site: SITE })
  const answerTo = async (headers: Record<string, string>) =>
    await (await server.fetch('/no/such/page', { headers })).text()
  expect(await answerTo({ 'accept-language': 'pl, es-MX;q=0.8' })).toContain('No existe')
  expect(await answerTo({ cookie: 'language=es', 'accept-language': 'en' })).toContain('No existe')
  expect(await answerTo({ 'accept-language': 'pl' })).not.toContain('No existe')
})

test('a language on its own leads to its home page', async () => {
  const server = await openTestServer({ site: SITE })
  const response = await server.fetch('/es', { redirect: 'manual' })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/es/home')
})

test('pages, sitemap and robots name the origin people open the site at', async () => {
  const server = await openTestServer({ site: SITE, publicUrl: 'https://reels.test' })
  const text = async (path: string) => await (await server.fetch(path)).text()
  expect(await text('/docs')).toContain('href="https://reels.test/docs"')
  expect(await text('/docs.data')).toBe('["curl https://reels.test/api"]')
  expect(await text('/robots.txt')).toContain('Sitemap: https://reels.test/sitemap.xml')
  expect(await text('/robots.txt')).toContain('Disallow: /dashboard')
  const map = await text('/sitemap.xml')
  expect(map).toContain('<loc>https://reels.test/home</loc>')
  expect(map).toContain('<loc>https://reels.test/ja/home</loc>')
  expect(map).toContain('hreflang="vi" href="https://reels.test/vi/home"')
  expect(map).not.toContain('/login')
  // The day on which its words changed; what is always of today has none.
  expect(map).toMatch(
    /<loc>https:\/\/reels\.test\/ja\/home<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/,
  )
  expect(map).toContain('<loc>https://reels.test/status</loc><xhtml:link')
})

test('a page allows exactly the scripts that stand in it', async () => {
  const server = await openTestServer({ site: SITE })
  const policyOf = async (path: string) =>
    String((await server.fetch(path)).headers.get('content-security-policy'))
  expect(await policyOf('/')).toContain(
    `script-src 'self' ${hashOf(SCRIPT)} ${hashOf('import "/a"')};`,
  )
  expect(await policyOf('/home')).toContain("script-src 'self';")
})

test('files with a hash in their name are kept for ever, compressed where it helps', async () => {
  const server = await openTestServer({ site: SITE })
  const response = await server.fetch('/assets/entry-1a2b.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(SITE['assets/entry-1a2b.js'])
  const etag = String(response.headers.get('etag'))
  const again = await server.fetch('/assets/entry-1a2b.js', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  })
  expect(again.status).toBe(304)

  const plain = await server.fetch('/favicon.svg', { headers: { 'accept-encoding': 'br' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('content-type')).toMatch('image/svg+xml')
})

test('a video is sent piece by piece to those who ask so', async () => {
  const server = await openTestServer({ site: { ...SITE, 'examples/a.mp4': '0123456789' } })
  const ask = (range: string) => server.fetch('/examples/a.mp4', { headers: { range } })
  const piece = await ask('bytes=2-5')
  expect(piece.status).toBe(206)
  expect(piece.headers.get('content-range')).toBe('bytes 2-5/10')
  expect(await piece.text()).toBe('2345')
  expect((await ask('bytes=10-')).status).toBe(416)
  const whole = await server.fetch('/examples/a.mp4')
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(await whole.text()).toBe('0123456789')
})

test('without a built site the answer is an honest 404', async () => {
  const server = await openTestServer()
  expect((await server.fetch('/')).status).toBe(404)
})

import { readFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openDirectServer } from '#testing/direct-server.ts'
import { newBucket } from '#testing/radosgw/new-bucket.ts'
import { openWatchedBucket } from '#testing/watched-bucket.ts'
import { CHROMIUM } from '../../e2e/chromium.ts'

const SITE = { 'home/index.html': '<html><body>Home</body></html>' }

async function openHome() {
  const opened = await openDirectServer(SITE, async () =>
    openWatchedBucket({ behind: await newBucket(), directSeconds: 60 }),
  )
  const { server, owner } = opened
  const browser = await chromium.launch(CHROMIUM)
  onTestFinished(() => browser.close())
  const context = await browser.newContext()
  const cookies = owner.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: server.url }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${server.url}/home`)
  return { ...opened, page, ofStore: answersFrom(page, opened.bucket.settings['S3_ENDPOINT']) }
}

/** Status and size of what the page got from there. */
function answersFrom(page: Page, origin = ''): string[] {
  const answers: string[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith(origin)) return
    answers.push(`${response.status()} ${response.headers()['content-length']}`)
  })
  return answers
}

test('a large picture comes from the store into the page', async () => {
  const { page, saveFile, ofStore } = await openHome()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const drawn = sharp({ create: { width: 900, height: 900, channels: 3, noise, background: '' } })
  const picture = await drawn.png().toBuffer()
  const { url } = await saveFile(picture, 'image/png')
  await page.evaluate(`image = document.body.appendChild(new Image()); image.src = '${url}'`)
  const width = await page.evaluate('image.decode().then(() => image.naturalWidth)')
  expect(width).toBe(900)
  expect(ofStore).toEqual([`200 ${picture.length}`])
})

test('a large download comes from the store under its name', async () => {
  const { page, saveFile, bucket } = await openHome()
  const { url, content } = await saveFile(3_000_000)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(`link = document.createElement('a')
      link.href = '${url}?download=Thời tiết.mp4'
      link.download = ''
      link.click()`),
  ])
  expect(download.url()).toMatch(`${bucket.settings['S3_ENDPOINT']}/`)
  expect(download.suggestedFilename()).toBe('Thời tiết.mp4')
  expect((await readFile(await download.path())).equals(content)).toBe(true)
})

test('what has begun to come goes on from where it broke off', async () => {
  const { load, saveFile } = await openHome()
  const { url, content } = await saveFile(2_000_000)
  const { location } = await load(`${url}?download=film.mp4`)
  const part = await fetch(location, { headers: { range: 'bytes=1999000-' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe('bytes 1999000-1999999/2000000')
  expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(1_999_000))
})

import { randomUUID } from 'node:crypto'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { SENT_CONTENT_TYPE, type UploadAddress } from '#contract/upload.ts'
import { createS3Storage } from '#providers/storage/s3/create-s3-storage.ts'
import { letPagesIn } from '#testing/radosgw/let-pages-in.ts'
import { newBucket } from '#testing/radosgw/new-bucket.ts'
import { openTestServer } from '#testing/test-server.ts'
import { checkUpload } from '#worker/handlers/check-upload.ts'
import { CHROMIUM } from '../../e2e/chromium.ts'

const SITE = { 'home/index.html': '<html><body>Home</body></html>' }
const BACKGROUND = { width: 60, height: 40, channels: 3, background: 'teal' } as const
const PICTURE = await sharp({ create: BACKGROUND }).png().toBuffer()

async function openSender() {
  const bucket = await newBucket()
  const storage = createS3Storage({ ...bucket, directSeconds: 60 })
  const server = await openTestServer({ storage, site: SITE })
  const owner = await server.signUp()
  return { server, owner, addressFor, letIn: () => letPagesIn(bucket, server.url) }

  async function addressFor(id: string): Promise<string> {
    const query = `purpose=library&name=a.png&size=${PICTURE.length}`
    const asked = await owner.fetch(`/media/uploads/${id}/address?${query}`, { method: 'POST' })
    return ((await asked.json()) as UploadAddress).address
  }
}

function put(address: string, body: Buffer, type = SENT_CONTENT_TYPE) {
  const headers = { 'content-type': type }
  return fetch(address, { method: 'PUT', body: new Uint8Array(body), headers })
}

/** What a script of the page would get. */
async function putInPage(site: string, address: string): Promise<unknown> {
  const browser = await chromium.launch(CHROMIUM)
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(`${site}/home`)
  return await page.evaluate(
    async ([to, type, content]) => {
      const body = Uint8Array.from(atob(content ?? ''), (char) => char.charCodeAt(0))
      const headers = { 'content-type': type ?? '' }
      const answer = await fetch(to ?? '', { method: 'PUT', headers, body }).catch(() => null)
      return answer?.status ?? 'not let in'
    },
    [address, SENT_CONTENT_TYPE, PICTURE.toString('base64')],
  )
}

test('an address takes one file of just this size and type, under its key alone', async () => {
  const { addressFor } = await openSender()
  const address = await addressFor(randomUUID())
  expect((await put(address, Buffer.concat([PICTURE, PICTURE]))).status).toBe(403)
  expect((await put(address, PICTURE.subarray(0, 20))).status).toBe(403)
  expect((await put(address, PICTURE, 'text/html')).status).toBe(403)
  const elsewhere = address.replace('/sent/', '/images/')
  expect((await put(elsewhere, PICTURE)).status).toBe(403)
  expect((await fetch(address)).status).toBe(403)
  expect((await put(address, PICTURE)).status).toBe(200)
})

test('a page of the site puts a file into a bucket that lets it in, and it is taken', async () => {
  const { server, owner, addressFor, letIn } = await openSender()
  const id = randomUUID()
  const address = await addressFor(id)
  expect(await putInPage(server.url, address)).toBe('not let in')
  await letIn()
  expect(await putInPage(server.url, address)).toBe(200)
  const told = await owner.fetch(`/media/uploads/${id}?purpose=library&name=a.png`, {
    method: 'POST',
  })
  expect(told.status).toBe(202)
  await checkUpload({ ...server.context, workerId: randomUUID() }, id)
  expect(await owner.client.upload.get({ id })).toMatchObject({ state: 'ready' })
})

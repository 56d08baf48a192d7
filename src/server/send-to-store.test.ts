import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { RECORDING_MAX_BYTES, UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { SENT_CONTENT_TYPE, type UploadAddress } from '#contract/upload.ts'
import { discardedFiles, uploads } from '#database/schema/index.ts'
import { sweepDiscardedFiles } from '#domain/asset/index.ts'
import { openDirectServer } from '#testing/direct-server.ts'
import { openTestServer, type Visitor } from '#testing/test-server.ts'
import { checkUpload } from '#worker/handlers/check-upload.ts'

const BACKGROUND = { width: 60, height: 40, channels: 3, background: 'teal' } as const
const PICTURE = await sharp({ create: BACKGROUND }).png().toBuffer()
const LIBRARY = 'purpose=library&name=beach.png'

function ask(visitor: Visitor, id: string, size: number, query = LIBRARY) {
  const path = `/media/uploads/${id}/address?${query}&size=${size}`
  return visitor.fetch(path, { method: 'POST' })
}

async function addressFor(visitor: Visitor, id: string, size = PICTURE.length, query = LIBRARY) {
  const { address } = (await (await ask(visitor, id, size, query)).json()) as UploadAddress
  return address
}

function put(address: string, body: Buffer) {
  const headers = { 'content-type': SENT_CONTENT_TYPE }
  return fetch(address, { method: 'PUT', body: new Uint8Array(body), headers })
}

function tellOf(visitor: Visitor, id: string, query = LIBRARY) {
  return visitor.fetch(`/media/uploads/${id}?${query}`, { method: 'POST' })
}

/** As if two hours had gone by. */
async function sweepLater({ account }: Visitor): Promise<void> {
  await account.db
    .update(discardedFiles)
    .set({ dueAt: sql`${discardedFiles.dueAt} - interval '2 hours'` })
  await sweepDiscardedFiles(account)
}

test('a picture goes to the bucket by itself, and is checked as if it had come through the server', async () => {
  const { server, owner, bucket } = await openDirectServer()
  const id = randomUUID()
  const address = await addressFor(owner, id)
  expect(address).toMatch(`${bucket.settings['S3_ENDPOINT']}/`)
  const { searchParams } = new URL(address)
  expect(searchParams.get('X-Amz-Expires')).toBe('60')
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
  expect((await put(address, PICTURE)).status).toBe(200)
  const told = await tellOf(owner, id)
  expect(told.status).toBe(202)
  expect(await told.json()).toMatchObject({ id, state: 'received', fileName: 'beach.png' })
  expect((await tellOf(owner, id)).status).toBe(200)
  expect(await (await ask(owner, id, PICTURE.length)).json()).toMatchObject({ state: 'received' })

  await checkUpload({ ...server.context, workerId: randomUUID() }, id)
  const { state, mediaId } = await owner.client.upload.get({ id })
  expect(state).toBe('ready')
  const { items } = await owner.client.media.list({})
  expect(items.map((item) => item.id)).toEqual([mediaId])
})

test('what lies there is looked at before it is believed', async () => {
  const { server, owner } = await openDirectServer()
  const damaged = randomUUID()
  const broken = Buffer.concat([PICTURE.subarray(0, 40), Buffer.alloc(40)])
  await put(await addressFor(owner, damaged, broken.length), broken)
  expect((await tellOf(owner, damaged)).status).toBe(202)
  await checkUpload({ ...server.context, workerId: randomUUID() }, damaged)
  const { state, refusal } = await owner.client.upload.get({ id: damaged })
  expect({ state, refusal }).toEqual({ state: 'refused', refusal: 'damaged' })

  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const disguised = randomUUID()
  await put(await addressFor(owner, disguised, page.length), page)
  const refused = await tellOf(owner, disguised)
  expect(refused.status).toBe(415)
  expect(await refused.json()).toMatchObject({ data: { told: { code: 'picture-of-wrong-type' } } })

  // As a picture it would be too large; what was asked for was a recording.
  const large = Buffer.alloc(UPLOAD_MAX_BYTES + 1)
  PICTURE.copy(large)
  const swapped = randomUUID()
  const asSound = 'purpose=library-sound&name=a.mp3'
  await put(await addressFor(owner, swapped, large.length, asSound), large)
  expect((await tellOf(owner, swapped)).status).toBe(413)
  expect(await server.context.db.$count(uploads)).toBe(1)
})

test('no address is given for what would not be taken', async () => {
  const { server, owner } = await openDirectServer()
  const id = randomUUID()
  expect((await ask(owner, id, UPLOAD_MAX_BYTES + 1)).status).toBe(413)
  const sound = 'purpose=library-sound&name=a.mp3'
  expect((await ask(owner, id, RECORDING_MAX_BYTES + 1, sound)).status).toBe(413)
  expect((await ask(owner, id, 0)).status).toBe(422)
  expect((await ask(owner, id, 10, 'purpose=other&name=a')).status).toBe(422)
  const ofNobody = `purpose=clip&name=a.mp4&scene=${randomUUID()}`
  expect((await ask(owner, id, 10, ofNobody)).status).toBe(404)
  const { url } = server
  const asked = await fetch(`${url}/media/uploads/${id}/address?${LIBRARY}&size=10`, {
    method: 'POST',
  })
  expect(asked.status).toBe(401)
  server.context.limits.storageBytes = 5
  expect((await ask(owner, id, 10)).status).toBe(409)
  expect(await server.context.db.$count(discardedFiles)).toBe(0)
})

test('nobody takes what somebody else has sent, and what has not arrived is not taken', async () => {
  const { server, owner } = await openDirectServer()
  const other = await server.signUp()
  const id = randomUUID()
  expect((await tellOf(owner, id)).status).toBe(404)
  const address = await addressFor(owner, id)
  expect((await tellOf(owner, id)).status).toBe(404)
  await put(address, PICTURE)
  expect((await tellOf(other, id)).status).toBe(404)
  expect(await addressFor(other, id)).not.toContain(new URL(address).pathname)
  expect((await tellOf(owner, id)).status).toBe(202)
  expect((await tellOf(other, id)).status).toBe(404)
})

test('what nobody tells of is swept, and then cannot be taken any more', async () => {
  const { server, owner } = await openDirectServer()
  const { storage } = server.context
  const id = randomUUID()
  await put(await addressFor(owner, id), PICTURE)
  const key = `sent/${owner.userId}/${id}`
  await sweepDiscardedFiles(server.context)
  expect(await storage.stat(key)).not.toBeNull()
  await sweepLater(owner)
  expect(await storage.stat(key)).toBeNull()
  expect((await tellOf(owner, id)).status).toBe(404)
  expect(await server.context.db.$count(discardedFiles)).toBe(0)
})

test('what is put once more after the check is swept, too', async () => {
  const { server, owner } = await openDirectServer()
  const { storage } = server.context
  const id = randomUUID()
  const address = await addressFor(owner, id)
  await put(address, PICTURE)
  await tellOf(owner, id)
  await checkUpload({ ...server.context, workerId: randomUUID() }, id)
  await sweepDiscardedFiles(server.context)
  await put(address, PICTURE)
  const key = `sent/${owner.userId}/${id}`
  expect(await storage.stat(key)).not.toBeNull()
  await sweepLater(owner)
  expect(await storage.stat(key)).toBeNull()
})

test('one account has at most so many addresses open', async () => {
  const { owner } = await openDirectServer()
  for (let count = 0; count < 50; count++) {
    expect((await ask(owner, randomUUID(), 10)).status).toBe(200)
  }
  const refused = await ask(owner, randomUUID(), 10)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ data: { told: { code: 'pictures-too-many' } } })
})

test('where files are kept on the disk there is no address', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  expect((await ask(owner, randomUUID(), PICTURE.length)).status).toBe(204)
  expect((await tellOf(owner, randomUUID())).status).toBe(404)
})

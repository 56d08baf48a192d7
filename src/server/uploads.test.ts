import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { VIDEO_MAX_BYTES } from '#contract/limits.ts'
import { discardedFiles, uploads } from '#database/schema/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openTestServer, type Visitor } from '#testing/test-server.ts'

const LIMIT = 5 * 1024 * 1024
const BACKGROUND = { width: 60, height: 40, channels: 3, background: 'teal' } as const
const PICTURE = await sharp({ create: BACKGROUND }).png().toBuffer()

function send(
  visitor: Visitor,
  id: string,
  body: Buffer | ReadableStream,
  query = 'purpose=library&name=a.png',
) {
  return visitor.fetch(`/media/uploads/${id}?${query}`, {
    method: 'PUT',
    body: body instanceof ReadableStream ? body : new Uint8Array(body),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

/** A picture's head and then nothing but noughts. */
function padded(sizeBytes: number): Buffer {
  return Buffer.concat([PICTURE, Buffer.alloc(sizeBytes - PICTURE.length)])
}

function streamed(sizeBytes: number): ReadableStream {
  const chunks = padded(sizeBytes)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= chunks.length) return controller.close()
      controller.enqueue(new Uint8Array(chunks.subarray(at, at + 65_536)))
      at += 65_536
    },
  })
}

function uploadFolders(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.startsWith('reelwright-test-'))
}

test('a picture that has arrived waits for its check, under the name without folders', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const id = randomUUID()
  const query = new URLSearchParams({ purpose: 'library', name: 'C:\\fakepath\\beach.png' })
  const response = await send(owner, id, PICTURE, query.toString())
  expect(response.status).toBe(202)
  expect(await response.json()).toMatchObject({
    id,
    state: 'received',
    fileName: 'beach.png',
    refusal: null,
  })
  const { rows } = await server.context.db.execute(`select from pgboss.job where id = '${id}'`)
  expect(rows).toHaveLength(1)
})

test('sent twice under one id it is one upload', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const id = randomUUID()
  const answers = await Promise.all([send(owner, id, PICTURE), send(owner, id, PICTURE)])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await send(owner, id, PICTURE)).status).toBe(200)
  expect(await server.context.db.$count(uploads)).toBe(1)
})

test('exactly 5 MB is taken, a byte more is not, said beforehand or found out on the way', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  expect((await send(owner, randomUUID(), padded(LIMIT))).status).toBe(202)
  for (const body of [padded(LIMIT + 1), streamed(LIMIT + 1)]) {
    const refused = await send(owner, randomUUID(), body)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ message: 'The picture is larger than 5 MB.' })
  }
  expect(await server.context.db.$count(uploads)).toBe(1)
})

test('what is no picture is refused by its first bytes, an empty file by their absence', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  expect((await send(owner, randomUUID(), page)).status).toBe(415)
  expect((await send(owner, randomUUID(), Buffer.from('GIF89a'))).status).toBe(415)
  expect((await send(owner, randomUUID(), Buffer.alloc(0))).status).toBe(422)
  expect((await send(owner, randomUUID(), PICTURE, 'purpose=other&name=a')).status).toBe(422)
  expect((await send(owner, randomUUID(), PICTURE, 'purpose=library&name=%20')).status).toBe(422)
  expect((await send(owner, randomUUID(), PICTURE, 'purpose=library&name=%E2%80%AE')).status).toBe(
    422,
  )
  expect(await server.context.db.$count(uploads)).toBe(0)
})

test('visitors, other accounts and other sites get nowhere', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const other = await server.signUp()
  const id = randomUUID()
  const path = `/media/uploads/${id}?purpose=library&name=a.png`
  const put = { method: 'PUT', body: new Uint8Array(PICTURE) }
  expect((await server.fetch(path, put)).status).toBe(401)
  const foreign = { ...put, headers: { origin: 'https://evil.test' } }
  expect((await owner.fetch(path, foreign)).status).toBe(403)
  expect((await send(owner, id, PICTURE)).status).toBe(202)
  expect((await send(other, id, PICTURE)).status).toBe(404)
  await expect(other.client.upload.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await owner.client.upload.get({ id })).toMatchObject({ state: 'received' })
})

test('an upload that is broken off leaves nothing', async () => {
  const folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  const server = await openTestServer()
  const owner = await server.signUp()
  const id = randomUUID()
  const sending = request(`${server.url}/media/uploads/${id}?purpose=library&name=a.png`, {
    method: 'PUT',
    headers: { cookie: owner.cookie, 'content-length': 100_000 },
  })
  sending.on('error', () => undefined)
  sending.write(padded(50_000))
  await expect.poll(() => uploadFolders(folder)).toHaveLength(1)
  sending.destroy()
  await expect.poll(() => uploadFolders(folder)).toHaveLength(0)
  await expect(owner.client.upload.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await server.context.db.$count(discardedFiles)).toBe(0)
  expect(server.logged.filter((line) => line.includes('"error"'))).toEqual([])
})

test('a picture for a scene names the scene and how it fits; another account’s scene is not found', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const { scenes } = await createWrittenStoryboard(owner.account)
  const query = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      purpose: 'scene',
      scene: String(scenes[0]?.id),
      fit: 'fill',
      at: '0.25',
      name: 'a.png',
      ...changes,
    }).toString()
  expect((await send(owner, randomUUID(), PICTURE, query())).status).toBe(202)
  const [row] = await server.context.db.select().from(uploads)
  expect(row?.frame).toEqual({ fit: 'fill', at: 0.25, aspectRatio: '9/16' })
  for (const wrong of [{ scene: 'none' }, { fit: 'stretch' }, { at: '2' }]) {
    expect((await send(owner, randomUUID(), PICTURE, query(wrong))).status).toBe(422)
  }
  const stranger = await server.signUp()
  expect((await send(stranger, randomUUID(), PICTURE, query())).status).toBe(404)
})

test('a recording for a scene is taken by its first bytes, and nothing else is', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const { scenes } = await createWrittenStoryboard(visitor.account)
  const query = `purpose=voice&scene=${scenes[0]?.id}&name=me.webm`
  const heads = {
    wav: 'RIFF\x24\x00\x00\x00WAVEfmt ',
    mp3: 'ID3\x04\x00\x00\x00\x00\x00\x00\x00\x00',
    'mp3 without a tag': '\xff\xfb\x90\x64\x00\x00\x00\x00\x00\x00\x00\x00',
    m4a: '\x00\x00\x00\x20ftypM4A \x00\x00',
    webm: '\x1a\x45\xdf\xa3\x01\x00\x00\x00\x00\x00\x00\x1f',
  }
  for (const [type, head] of Object.entries(heads)) {
    const sent = await send(visitor, randomUUID(), Buffer.from(head, 'latin1'), query)
    expect(sent.status, type).toBe(202)
    expect(await sent.json(), type).toMatchObject({ purpose: 'voice', state: 'received' })
  }
  const picture = await send(visitor, randomUUID(), PICTURE, query)
  expect(picture.status).toBe(415)
  expect(await picture.json()).toMatchObject({
    data: { told: { code: 'recording-of-wrong-type' } },
  })
  const sound = await send(visitor, randomUUID(), Buffer.from(heads.wav, 'latin1'))
  expect(sound.status).toBe(415)
  const stranger = await server.signUp()
  const taken = await send(stranger, randomUUID(), Buffer.from(heads.wav, 'latin1'), query)
  expect(taken.status).toBe(404)
})

test('a video for a scene is taken by its first bytes up to 200 MB, and nothing else is', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const { scenes } = await createWrittenStoryboard(visitor.account)
  const query = `purpose=clip&scene=${scenes[0]?.id}&name=beach.mov`
  const heads = {
    mp4: '\x00\x00\x00\x20ftypisom\x00\x00',
    mov: '\x00\x00\x00\x14ftypqt  \x00\x00',
    'mov of an older camera': '\x00\x00\x00\x08wide\x00\x00\x00\x00',
    webm: '\x1a\x45\xdf\xa3\x01\x00\x00\x00\x00\x00\x00\x1f',
  }
  for (const [type, head] of Object.entries(heads)) {
    const sent = await send(visitor, randomUUID(), Buffer.from(head, 'latin1'), query)
    expect(sent.status, type).toBe(202)
    expect(await sent.json(), type).toMatchObject({ purpose: 'clip', state: 'received' })
  }
  const picture = await send(visitor, randomUUID(), PICTURE, query)
  expect(picture.status).toBe(415)
  expect(await picture.json()).toMatchObject({ data: { told: { code: 'video-of-wrong-type' } } })
  const film = Buffer.alloc(VIDEO_MAX_BYTES + 1)
  film.write(heads.mp4, 'latin1')
  const large = await send(visitor, randomUUID(), film, query)
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ data: { told: { code: 'video-too-large' } } })
  const stranger = await server.signUp()
  const taken = await send(stranger, randomUUID(), Buffer.from(heads.mp4, 'latin1'), query)
  expect(taken.status).toBe(404)
})

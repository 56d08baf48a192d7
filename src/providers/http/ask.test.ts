import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { freePort } from '#database/embedded/cluster-record.ts'
import { type FakeAnswer, startFake } from '#testing/fakes/start-fake.ts'
import { listenOnLoopback } from '#testing/listen-on-loopback.ts'
import { ask, NotSentError } from './ask.ts'
import { post, refusalOfAll, retryAfterMs } from './refusals.ts'

const { signal } = new AbortController()

async function asking(answer: FakeAnswer, options = {}) {
  let requests = 0
  const url = await startFake(() => {
    requests++
    return answer
  })
  const asked = ask(`${url}/x`, { method: 'POST', body: 'hello', signal, ...options })
  const outcome = await asked.then(
    ({ status, json }) => ({ status, json }),
    (error: unknown) => error,
  )
  return { outcome, requests: () => requests }
}

test('an answer is read whole, and as JSON where it is', async () => {
  expect((await asking({ json: { a: 1 } })).outcome).toEqual({ status: 200, json: { a: 1 } })
  const page = { body: '<h1>Hi</h1>', headers: { 'content-type': 'text/html' } }
  expect((await asking({ ...page, status: 503 })).outcome).toEqual({ status: 503, json: undefined })
  expect((await asking(page)).outcome).toEqual({ status: 200, json: undefined })
  const cut = { body: '{"a":', headers: { 'content-type': 'application/json' } }
  expect((await asking(cut)).outcome).toEqual({ status: 200, json: undefined })
})

test.each<[string, FakeAnswer, object?]>([
  ['hung up after it was read', { hangsUp: true }],
  ['cut in the middle', { body: 'x'.repeat(2000), cutAfter: 900 }],
  ['slower than allowed', { delayMs: 60_000 }, { timeoutMs: 150 }],
  ['slow after its head', { bodyDelayMs: 60_000, body: 'late' }, { timeoutMs: 150 }],
  ['larger than allowed', { body: 'x'.repeat(2000) }, { maxBytes: 1000 }],
])('an answer %s: an error, and one request', async (_, answer, options) => {
  const { outcome, requests } = await asking(answer, options)
  expect(outcome).toBeInstanceOf(Error)
  expect(outcome).not.toBeInstanceOf(NotSentError)
  expect(requests()).toBe(1)
})

test('an answer in pieces that breaks off is an error, and one request', async () => {
  let requests = 0
  const server = createServer((_, response) => {
    requests++
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"a": 1}', () => response.destroy())
  })
  const asked = ask(await listenOnLoopback(server), { method: 'POST', body: 'x', signal })
  await expect(asked).rejects.not.toBeInstanceOf(NotSentError)
  expect(requests).toBe(1)
})

test('what comes packed though nobody asked for it is never unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const url = await startFake(() => ({ body: bomb, headers }))
  const { bytes, json } = await ask(url, { signal, maxBytes: 100_000 })
  expect({ sizeBytes: bytes.length, json }).toEqual({ sizeBytes: bomb.length, json: undefined })
})

test('a connection that the other side closes after an answer is nobody’s to send on again', async () => {
  let [connections, requests] = [0, 0]
  const server = createServer((_, response) => {
    requests++
    response.end('{}', () => response.socket?.destroy())
  }).on('connection', () => connections++)
  const url = await listenOnLoopback(server)
  for (const _ of [1, 2, 3]) {
    expect((await ask(url, { method: 'POST', body: 'x', signal })).status).toBe(200)
  }
  expect({ connections, requests }).toEqual({ connections: 3, requests: 3 })
})

test('a redirect is an answer; nothing goes to where it leads', async () => {
  let isAsked = false
  const elsewhere = await startFake(() => {
    isAsked = true
    return { json: {} }
  })
  const { outcome } = await asking({ status: 307, headers: { location: elsewhere } })
  expect(outcome).toMatchObject({ status: 307 })
  expect(isAsked).toBe(false)
})

test('what never reached anybody says so, and only that', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}/`
  await expect(ask(nobody, { signal })).rejects.toBeInstanceOf(NotSentError)
  await expect(ask('http://nobody.invalid/', { signal })).rejects.toBeInstanceOf(NotSentError)
  const secret = await startFake(() => ({ json: {} }))
  const withoutTls = secret.replace('http:', 'https:')
  await expect(ask(withoutTls, { signal })).rejects.toBeInstanceOf(NotSentError)
  const rude = createServer().on('connection', (socket) => {
    socket.once('data', () => socket.resetAndDestroy())
  })
  const rudeUrl = await listenOnLoopback(rude)
  const reset = await ask(rudeUrl, { method: 'POST', body: 'x', signal }).catch((e: unknown) => e)
  expect(reset).not.toBeInstanceOf(NotSentError)
  await expect(post('Acme', nobody, { signal })).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Acme cannot be reached. Nothing was charged. Try again.',
  })
})

test('an aborted question ends with its reason', async () => {
  const abort = new AbortController()
  const url = await startFake(() => {
    abort.abort(new Error('not needed any more'))
    return { delayMs: 60_000 }
  })
  await expect(ask(url, { signal: abort.signal })).rejects.toThrow('not needed any more')
})

test('how long a vendor wants to be left alone', () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString()
  expect(retryAfterMs('1')).toBe(1000)
  expect(retryAfterMs('0.5')).toBe(500)
  expect(Math.abs((retryAfterMs(inAMinute) ?? 0) - 60_000)).toBeLessThan(1500)
  expect(retryAfterMs('-3')).toBe(0)
  expect(retryAfterMs('86400')).toBe(600_000)
  expect(retryAfterMs(undefined)).toBeNull()
  expect(retryAfterMs('soon')).toBeNull()
})

test('what every vendor means by a status', async () => {
  expect(await refusal(429, { 'retry-after': '2' })).toMatchObject({
    kind: 'busy',
    retryAfterMs: 2000,
  })
  expect(await refusal(401)).toMatchObject({ kind: 'misconfigured' })
  expect(await refusal(402)).toMatchObject({ kind: 'misconfigured' })
  expect(await refusal(500)).toBeNull()
})

async function refusal(status: number, headers = {}) {
  const url = await startFake(() => ({ status, headers, json: { error: { message: 'No.' } } }))
  return refusalOfAll('Acme', await ask(url, { signal }))
}

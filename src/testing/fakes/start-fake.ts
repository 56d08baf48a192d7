import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type FakeRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  /** Undefined when the body is something else. */
  json: unknown
  /** The fields of a multipart body; see `json`. */
  form: () => Promise<FormData>
}

export type FakeAnswer = {
  status?: number
  headers?: Record<string, string>
  json?: unknown
  /** With a content type among the headers. */
  body?: string | Buffer
  /** Before the head is sent. */
  delayMs?: number
  /** Between the head, sent at once, and the body. */
  bodyDelayMs?: number
  /** The connection ends after so much of the body, with the length of the whole promised. */
  cutAfter?: number
  /** The connection ends without an answer. */
  hangsUp?: boolean
}

/** A vendor on loopback until its process ends, also outside of unit tests. @returns its origin. */
export async function startFake(
  answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>,
): Promise<string> {
  const server = createServer((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await send(response, await answer(await readRequest(request)))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function send(response: ServerResponse, answer: FakeAnswer): Promise<void> {
  const { status = 200, headers = {}, json, delayMs = 0, bodyDelayMs = 0, cutAfter } = answer
  if (delayMs > 0) await wait(delayMs, undefined, { ref: false })
  if (answer.hangsUp) return void response.destroy()
  const body = Buffer.from(json === undefined ? (answer.body ?? '') : JSON.stringify(json))
  response.writeHead(status, {
    ...(json !== undefined && { 'content-type': 'application/json' }),
    'content-length': body.length,
    ...headers,
  })
  if (bodyDelayMs > 0) {
    response.flushHeaders()
    await wait(bodyDelayMs, undefined, { ref: false })
  }
  if (cutAfter === undefined) return void response.end(body)
  response.write(body.subarray(0, cutAfter), () => response.destroy())
}

async function readRequest(request: IncomingMessage): Promise<FakeRequest> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const body = Buffer.concat(parts)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake.example')
  const type = request.headers['content-type'] ?? ''
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body,
    json: type.includes('json') ? JSON.parse(body.toString('utf8')) : undefined,
    form: () => new Response(body, { headers: { 'content-type': type } }).formData(),
  }
}

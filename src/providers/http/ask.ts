import { request as askPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as askSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { withoutEcho, withoutEchoInErrors, withoutKeys } from './without-echo.ts'

const TIMEOUT_MS = 30_000
const MAX_BYTES = 32_000_000
const FIRST_REFUSAL = 400

export type Asked = {
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal: AbortSignal
  /** From the first byte sent to the last received; 30 s by default. */
  timeoutMs?: number
  /** How much of an answer is taken; 32 MB by default. */
  maxBytes?: number
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Without the key, should the answer repeat it. */
  bytes: Buffer
  /** Undefined when the answer is something else; of a refusal without the text that was sent. */
  json: unknown
}

/** The request certainly never reached anybody. */
export class NotSentError extends Error {}

/**
 * One request on a connection of its own. It is never repeated and follows nobody elsewhere: a redirect would
 * carry the key along. A connection that is kept open could be closed by the other side just as a request is
 * sent, and nobody would know whether it was read.
 * @throws NotSentError; the signal's reason; any other Error when the request may have been served
 */
export async function ask(url: string, asked: Asked): Promise<Answer> {
  const { maxBytes = MAX_BYTES } = asked
  const { response, end } = await open(url, asked)
  try {
    const parts: Buffer[] = []
    let sizeBytes = 0
    for await (const part of response as AsyncIterable<Buffer>) {
      sizeBytes += part.length
      if (sizeBytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`)
      parts.push(part)
    }
    const bytes = withoutKeys(Buffer.concat(parts), asked.headers ?? {})
    const status = response.statusCode ?? 0
    const json = parsed(bytes, response.headers['content-type'])
    return {
      status,
      headers: response.headers,
      bytes,
      json:
        status < FIRST_REFUSAL
          ? withoutEchoInErrors(json, asked.body)
          : withoutEcho(json, asked.body),
    }
  } catch (error) {
    throw asked.signal.aborted ? asked.signal.reason : error
  } finally {
    end()
  }
}

/**
 * The beginning of an answer, whose body is still to be read.
 * @param lookup how names become addresses; by default as the system does it
 * @throws as `ask` does
 */
export async function open(
  url: string,
  { method = 'GET', headers = {}, body, signal, timeoutMs = TIMEOUT_MS }: Asked,
  lookup?: LookupFunction,
): Promise<{ response: IncomingMessage; end: () => void }> {
  signal.throwIfAborted()
  const limit = AbortSignal.timeout(timeoutMs)
  const request = (url.startsWith('https:') ? askSecure : askPlain)(url, {
    method,
    agent: false,
    signal: AbortSignal.any([signal, limit]),
    headers: {
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
    ...(lookup && { lookup }),
  })
  const end = () => void request.destroy()
  try {
    const response = await answered(request, body)
    return { response, end }
  } catch (error) {
    end()
    if (signal.aborted) throw signal.reason
    throw error
  }
}

function answered(
  request: ReturnType<typeof askPlain>,
  body: string | Uint8Array | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let isConnected = false
    request.once('socket', (socket) => {
      const isSecure = 'encrypted' in socket
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true
      })
    })
    request.once('response', resolve)
    // Stays: a connection may break while the answer is read, which its reader is told, too.
    request.on('error', (error) => {
      reject(isConnected ? error : new NotSentError(error.message, { cause: error }))
    })
    request.end(body)
  })
}

function parsed(bytes: Buffer, contentType = ''): unknown {
  if (!contentType.includes('json') && bytes[0] !== 0x7b) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

import { lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { open } from './ask.ts'
import { isPrivateAddress } from './own-server.ts'

const ATTEMPTS = 3
const PAUSE_MS = 250
const TIMEOUT_MS = 5 * 60_000

export type FileToFetch = {
  url: string
  /** The local file that is written. */
  path: string
  /** Hosts that the vendor delivers from, with everything below them. */
  hosts: readonly string[]
  /** Where the vendor itself is reached; it may deliver from there, also on a private address. */
  baseUrl: string
  maxBytes: number
  signal: AbortSignal
}

/** The vendor does not have the file any more, or never gives it to us. */
export class FileGoneError extends Error {}

/**
 * Fetches what a vendor made; nothing is billed for that, so it is tried three times.
 * @throws FileGoneError; Error when the address is not the vendor's or the file too large, and otherwise the
 *   last failure
 */
export async function fetchFile(file: FileToFetch): Promise<void> {
  const isAtBase = requireVendorAddress(file)
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(file, isAtBase)
    } catch (error) {
      if (attempt === ATTEMPTS || error instanceof FileGoneError || file.signal.aborted) throw error
      await wait(PAUSE_MS * attempt, undefined, { signal: file.signal })
    }
  }
}

async function fetchOnce(
  { url, path, maxBytes, signal }: FileToFetch,
  isAtBase: boolean,
): Promise<void> {
  const asked = { signal, timeoutMs: TIMEOUT_MS }
  const { response, end } = await open(url, asked, isAtBase ? undefined : lookUpPublic).catch(
    (error: Error) => {
      throw error.cause instanceof FileGoneError ? error.cause : error
    },
  )
  try {
    const { statusCode = 0 } = response
    if ([401, 403, 404, 410].includes(statusCode)) throw new FileGoneError(`HTTP ${statusCode}`)
    if (statusCode !== 200) throw new Error(`The file was answered with HTTP ${statusCode}.`)
    await pipeline(response, atMost(maxBytes), createWriteStream(path))
  } finally {
    end()
  }
}

/** @returns whether it lies where the vendor is reached, which the operator chose. */
function requireVendorAddress({ url, hosts, baseUrl }: FileToFetch): boolean {
  const { protocol, hostname, origin } = new URL(url)
  if (origin === new URL(baseUrl).origin) return true
  const isHost = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  if (protocol !== 'https:' || !isHost || isIP(hostname))
    throw new FileGoneError(`${hostname} is no address of the vendor.`)
  return false
}

function atMost(maxBytes: number): Transform {
  let sizeBytes = 0
  return new Transform({
    transform(part: Buffer, _, done) {
      sizeBytes += part.length
      if (sizeBytes > maxBytes) done(new FileGoneError(`The file has more than ${maxBytes} bytes.`))
      else done(null, part)
    },
  })
}

/** Checked as the connection is made: a name may have another address by then than when it was looked at. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address))) {
      return done(new FileGoneError(`${hostname} lies on a private address.`), '', 0)
    }
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family ?? 0)
  })
}

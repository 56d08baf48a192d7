const HOLDS_KEY = /^authorization$|(?:key|token|secret)$/i
const KEY_MIN_CHARACTERS = 8
/** A shorter one may be the very word that is complained about. */
const ECHO_MIN_CHARACTERS = 20
const TEXT_MAX_CHARACTERS = 2000
const SENT_MAX_CHARACTERS = 100_000
/** Texts have spaces or letters that names of fields and models have not. */
const IS_OF_TEXT = /[\s\u0080-\uFFFF]/
/** What of an answer is said of an error. */
const OF_ERRORS = new Set(['error', 'detail', 'message', 'msg', 'title', 'status_msg'])
const FILE_IN_TEXT = /[A-Za-z0-9+/=]{1000,}/g

/** An answer, also one that names the key it was sent; what is said of errors is shown, logged and kept. */
export function withoutKeys(bytes: Buffer, headers: Record<string, string>): Buffer {
  let kept = bytes
  for (const [name, value] of Object.entries(headers)) {
    const key = value.replace(/^(Bearer|Key) /i, '')
    if (!HOLDS_KEY.test(name) || key.length < KEY_MIN_CHARACTERS || !kept.includes(key)) continue
    kept = Buffer.from(kept.toString('latin1').replaceAll(key, '***'), 'latin1')
  }
  return kept
}

/**
 * What is said of an error, without the text that was sent and is repeated in it: that belongs to one workspace, and
 * errors are also for the log and for whoever runs the installation.
 */
export function withoutEcho(said: unknown, body: string | Uint8Array | undefined): unknown {
  if (body === undefined) return said
  const sent = Buffer.from(body).toString('utf8').replace(FILE_IN_TEXT, '')
  return mapTexts(said, (text) => cutOut(text, sent.slice(0, SENT_MAX_CHARACTERS)))
}

/** The same for an answer that is one: some vendors say with status 200 what went wrong. */
export function withoutEchoInErrors(said: unknown, body: string | Uint8Array | undefined): unknown {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return said
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      OF_ERRORS.has(name) ? withoutEcho(value, body) : value,
    ]),
  )
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value.slice(0, TEXT_MAX_CHARACTERS))
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]),
  )
}

function cutOut(text: string, sent: string): string {
  let kept = ''
  for (let at = 0; at < text.length; ) {
    let end = at + ECHO_MIN_CHARACTERS
    if (end > text.length || !sent.includes(text.slice(at, end))) {
      kept += text[at++]
      continue
    }
    while (end < text.length && sent.includes(text.slice(at, end + 1))) end++
    const echo = text.slice(at, end)
    kept += IS_OF_TEXT.test(echo) ? '…' : echo
    at = end
  }
  return kept
}

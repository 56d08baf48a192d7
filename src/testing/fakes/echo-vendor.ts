import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'

/**
 * A vendor that serves nobody and says in every way what it was sent, key and all, as a badly made gateway does.
 * The first part of an address tells whom it stands for; each of these is misbehaved in turn.
 */
export async function startEchoVendor() {
  /** Each begins with another misdeed. */
  const begins = new Map<string, number>()
  const heard = new Map<string, number>()
  const url = await startFake((request) => {
    const vendor = request.path.split('/')[1] ?? ''
    const count = heard.get(vendor) ?? 0
    if (!begins.has(vendor)) begins.set(vendor, begins.size)
    heard.set(vendor, count + 1)
    const all = answers(echoOf(request))
    return all[(count + (begins.get(vendor) ?? 0)) % all.length] ?? {}
  })
  return { url, heard }
}

function answers(echo: string): FakeAnswer[] {
  const said = { error: { message: echo, code: 'bad_request' } }
  return [
    { status: 401, json: { detail: { message: echo, status: 'invalid_api_key' } } },
    { status: 400, json: said },
    { status: 500, json: { code: 500, message: echo } },
    { status: 200, json: { ...said, status: 'failed', message: echo, data: [echo] } },
    { status: 403, json: { error: echo, detail: echo } },
    { hangsUp: true },
    { status: 200, json: said, cutAfter: 20 },
    { status: 503, body: `<h1>${echo}</h1>`, headers: { 'content-type': 'text/html' } },
  ]
}

/** Its key first: what is long is cut short somewhere. */
function echoOf({ headers, body, path }: FakeRequest): string {
  const keys = ['authorization', 'xi-api-key', 'api-key'].map((name) => headers[name] ?? '')
  const text = body.toString('utf8')
  const texts = [/"(?:text|input|prompt)":"([^"]{1,90})/, /name="prompt"\s+([^\r\n]{1,90})/]
  const ours = texts.map((pattern) => pattern.exec(text)?.[1] ?? '')
  return `${path} refused ${keys.join(' ')} for ${ours.join(' ')} ${text.slice(-200)} ${text}`
}

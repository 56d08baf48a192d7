import { z } from 'zod'
import { schemaFault } from './schema-faults.ts'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'
import { writtenByModel } from './written-by-model.ts'

const KEY = 'xai-test-key'
const MODEL = 'grok-4.6'
const TICKS = 1_176_500
const FIELDS = new Set(['model', 'input', 'max_output_tokens', 'text', 'store'])

const UserParts = z
  .array(z.strictObject({ type: z.literal('input_text'), text: z.string() }))
  .min(1)

type Body = {
  model?: unknown
  input?: { role: string; content: unknown }[]
  max_output_tokens?: unknown
  store?: unknown
  text?: { format?: { type?: string; strict?: boolean; name?: string; schema?: unknown } }
}
/** What the model says instead of a storyboard, or what the whole API answers. */
export type GrokStep =
  | { says: string | ((storyboard: object) => string); status?: string; reason?: string }
  | { answers: FakeAnswer; isBilled?: boolean }
  /** A good answer, on its way cut or delayed. */
  | { delivers: Pick<FakeAnswer, 'cutAfter' | 'hangsUp' | 'delayMs' | 'bodyDelayMs'> }

/** xAI on loopback: strict as the vendor; it misbehaves step by step, and then behaves. */
export async function startFakeGrok(steps: GrokStep[] = []) {
  const counts = { requests: 0, billed: 0 }
  const bodies: Body[] = []
  const left = [...steps]
  function answer(request: FakeRequest): FakeAnswer {
    const refused = refusalOf(request)
    if (refused) return refused
    if (request.method === 'GET') return { json: { data: [{ id: MODEL }] } }
    counts.requests++
    const body = request.json as Body
    bodies.push(body)
    const fault = faultOf(body)
    if (fault) return { status: 400, json: { code: 'invalid-argument', error: fault } }
    const step = left.shift()
    if (step && 'answers' in step) {
      if (step.isBilled) counts.billed++
      return step.answers
    }
    counts.billed++
    const storyboard = writtenByModel(textsOf(body), body.text?.format?.schema)
    const says = step && 'says' in step ? step.says : JSON.stringify
    const text = typeof says === 'string' ? says : says(storyboard)
    const { status = 'completed', reason } = step && 'says' in step ? step : {}
    return {
      json: response(text, status, reason),
      ...(step && 'delivers' in step && step.delivers),
    }
  }
  const origin = await startFake(answer)
  return { settings: { key: KEY, baseUrl: `${origin}/v1`, model: MODEL }, counts, bodies }
}

function refusalOf({ method, path, headers }: FakeRequest): FakeAnswer | null {
  const { authorization } = headers
  if (!authorization)
    return {
      status: 401,
      json: { code: 'unauthenticated:no-credentials', error: 'No credentials provided' },
    }
  if (authorization !== `Bearer ${KEY}`)
    return {
      status: 400,
      json: {
        code: 'Client specified an invalid argument',
        error:
          'Incorrect API key provided: xa***ey. You can obtain an API key from https://console.x.ai.',
      },
    }
  if (method === 'GET' && path === '/v1/models') return null
  if (path !== '/v1/responses') return { status: 404, json: { error: 'Not found' } }
  if (method !== 'POST') return { status: 405, json: { error: 'Method not allowed' } }
  const isJson = headers['content-type'] === 'application/json'
  return isJson ? null : { status: 415, body: 'Expected request with application/json' }
}

function faultOf(body: Body): string | null {
  const unknown = Object.keys(body).find((name) => !FIELDS.has(name))
  if (unknown) return `Argument not supported: ${unknown}`
  if (body.model !== MODEL) return `Model not found: ${String(body.model)}`
  if (typeof body.max_output_tokens !== 'number') return 'max_output_tokens must be a number'
  if (!body.input?.length || !body.input.every(isMessage)) return 'input is invalid'
  const { type, strict, name, schema } = body.text?.format ?? {}
  if (type !== 'json_schema' || strict !== true || !name) return 'text.format is invalid'
  return schemaFault(schema)
}

function response(text: string, status: string, reason?: string) {
  const content = [{ type: 'output_text', text, annotations: [], logprobs: [] }]
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_761_768_921,
    status,
    model: MODEL,
    incomplete_details: reason ? { reason } : null,
    output: [
      { type: 'reasoning', id: 'rs_1', status: 'completed', summary: [] },
      { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content },
    ],
    usage: { input_tokens: 345, output_tokens: 538, total_tokens: 883, cost_in_usd_ticks: TICKS },
  }
}

function textsOf({ input = [] }: Body): string[] {
  return input.map(({ content }) => {
    const parts = UserParts.safeParse(content).data
    return parts ? parts.map(({ text }) => text).join('') : String(content)
  })
}

/** Plain text, or the parts in which xAI's own client libraries send what a user says. */
function isMessage({ role, content }: { role: string; content: unknown }): boolean {
  if (!['system', 'user', 'assistant'].includes(role)) return false
  if (typeof content === 'string') return true
  return role === 'user' && UserParts.safeParse(content).success
}

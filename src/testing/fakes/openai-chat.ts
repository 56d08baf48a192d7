import { schemaFault } from './schema-faults.ts'
import { type FakeAnswer, type FakeRequest, startFake } from './start-fake.ts'
import { writtenByModel } from './written-by-model.ts'

const FIELDS = new Set(['model', 'messages', 'response_format', 'stream'])
const MODEL = 'gpt-oss:20b'

type Body = {
  model?: unknown
  stream?: unknown
  messages?: { role: string; content: unknown }[]
  response_format?: {
    type?: string
    json_schema?: { name?: string; strict?: boolean; schema?: unknown }
  }
}
type Knows = 'json_schema' | 'json_object' | 'plain'
export type ChatStep =
  | { says: string | ((storyboard: object) => string); finish?: string }
  | { answers: FakeAnswer }
  | { refuses: string }
  | { delivers: Pick<FakeAnswer, 'cutAfter' | 'hangsUp' | 'delayMs' | 'bodyDelayMs'> }
type Options = { steps?: ChatStep[]; knows?: Knows; key?: string }

/** A server that speaks OpenAI's chat protocol, on loopback; how much of it is what it `knows`. */
export async function startFakeChat({ steps = [], knows = 'json_schema', key = '' }: Options = {}) {
  const counts = { requests: 0, served: 0 }
  const bodies: Body[] = []
  const left = [...steps]
  function answer(request: FakeRequest): FakeAnswer {
    if (key && request.headers.authorization !== `Bearer ${key}`)
      return failure(401, 'Incorrect API key provided', 'invalid_api_key')
    if (!key && request.headers.authorization) return failure(401, 'No key is expected')
    if (request.method === 'GET' && request.path === '/v1/models')
      return { json: { object: 'list', data: [{ id: MODEL }] } }
    if (request.method !== 'POST' || request.path !== '/v1/chat/completions')
      return failure(404, 'Not found')
    counts.requests++
    const body = request.json as Body
    bodies.push(body)
    const fault = faultOf(body, knows)
    if (fault) return failure(400, fault)
    const step = left.shift()
    if (step && 'answers' in step) return step.answers
    counts.served++
    if (step && 'refuses' in step) return completion({ content: null, refusal: step.refuses })
    const schema = body.response_format?.json_schema?.schema
    const texts = body.messages?.map(({ content }) => String(content)) ?? []
    const storyboard = writtenByModel(texts, schema)
    const says = step && 'says' in step ? step.says : JSON.stringify
    const content = typeof says === 'string' ? says : says(storyboard)
    const finish = step && 'says' in step ? step.finish : undefined
    return { ...completion({ content }, finish), ...(step && 'delivers' in step && step.delivers) }
  }
  const origin = await startFake(answer)
  return { settings: { key, baseUrl: `${origin}/v1`, model: MODEL }, counts, bodies }
}

function failure(status: number, message: string, code: string | null = null): FakeAnswer {
  return { status, json: { error: { message, type: 'invalid_request_error', code } } }
}

function faultOf(body: Body, knows: Knows): string | null {
  const unknown = Object.keys(body).find((name) => !FIELDS.has(name))
  if (unknown) return `Unrecognized request argument supplied: ${unknown}`
  if (body.model !== MODEL) return `model '${String(body.model)}' not found`
  if (!body.messages?.length || !body.messages.every(isMessage)) return 'messages is invalid'
  const format = body.response_format
  if (!format) return null
  if (knows === 'plain') return 'response_format is not supported'
  if (format.type === 'json_object') return null
  if (format.type !== 'json_schema' || knows === 'json_object')
    return `response_format.type ${String(format.type)} is not supported`
  const { name, strict, schema } = format.json_schema ?? {}
  return name && strict === true ? schemaFault(schema) : 'response_format is invalid'
}

function completion(message: object, finish = 'stop'): FakeAnswer {
  const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }
  const usage = { prompt_tokens: 345, completion_tokens: 538, total_tokens: 883 }
  return { json: { id: 'c', object: 'chat.completion', model: MODEL, choices: [choice], usage } }
}

function isMessage({ role, content }: { role: string; content: unknown }): boolean {
  return ['system', 'user', 'assistant'].includes(role) && typeof content === 'string'
}

import type { ContractOperation } from './contract-operations.ts'
import { HOSTILE_TEXTS } from './hostile-values.ts'
import { inputFrom } from './input-from-schema.ts'
import type { Random } from './random.ts'

export type HostileRequest = { operation: string; path: string; init: HostileInit }
type HostileInit = { method: string; headers?: Record<string, string>; body?: string }

const BROKEN_BODIES = [
  '{',
  '',
  'null',
  '[]',
  '"x"',
  '{"json":',
  '\0',
  '{"json":{},"meta":[[9,"a"]]}',
]

/** One request to an operation: as its form sends it, a little wrong, or very. */
export function hostileRequest(
  operation: ContractOperation,
  random: Random,
  knownIds: readonly string[],
): HostileRequest {
  const hostility = random.of([0, 0, 0.05, 0.15, 0.5])
  const input = operation.input
    ? inputFrom(operation.input, random, knownIds, hostility)
    : undefined
  const request = random.chance(0.5)
    ? rpcRequest(operation, input)
    : restRequest(operation, input, random)
  if (request.init.body !== undefined && random.chance(0.04)) {
    request.init.body = random.of(BROKEN_BODIES)
  }
  return request
}

function rpcRequest({ name }: ContractOperation, input: unknown): HostileRequest {
  const init = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify({ json: input }) }
  return { operation: name, path: `/rpc/${name}`, init }
}

function restRequest(
  { name, method, path, input: schema }: ContractOperation,
  input: unknown,
  random: Random,
): HostileRequest {
  const left = { ...(typeof input === 'object' ? input : {}) } as Record<string, unknown>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, field: string) => {
    const value = left[field]
    delete left[field]
    return random.chance(0.1) ? inPath(random.of(HOSTILE_TEXTS)) : inPath(asText(value))
  })
  if (method === 'GET' || method === 'DELETE') {
    const pairs = Object.entries(left).map(([key, value]): [string, string] => [key, asText(value)])
    const query = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
    return { operation: name, path: `/api/v1${filled}${query}`, init: { method } }
  }
  const body = schema ? JSON.stringify(left) : undefined
  const init = { method, headers: JSON_HEADERS, ...(body !== undefined && { body }) }
  return { operation: name, path: `/api/v1${filled}`, init }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** A lone percent sign stays as it is: servers must bear that, too. */
function inPath(text: string): string {
  return text.includes('%') ? text : encodeURIComponent(text.toWellFormed()).slice(0, 4000)
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

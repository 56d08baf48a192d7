import { randomUUID } from 'node:crypto'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { contract } from '#contract/index.ts'
import { ACCESS, type Access, type Ids, type Input } from './access.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** All operations of the contract. */
export const OPERATIONS = operationsOf(contract)
export type Operation = { name: string; method: string; path: string }

function operationsOf(part: object, prefix = ''): Operation[] {
  return Object.entries(part).flatMap(([key, value]: [string, object | AnyContractProcedure]) => {
    const name = prefix ? `${prefix}/${key}` : key
    if (!isContractProcedure(value)) return operationsOf(value, name)
    const { method = '', path = '' } = value['~orpc'].route
    return [{ name, method, path }]
  })
}

/** Asks by both ways. @returns the two statuses. */
export async function ask(
  fetch: TestServer['fetch'] | Visitor['fetch'],
  { name, method, path }: Operation,
  input: Input,
  headers: Record<string, string> = {},
): Promise<number[]> {
  const json = { 'content-type': 'application/json', ...headers }
  const rest = Object.entries(input).filter(([key]) => !path.includes(`{${key}}`))
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(input[key]))
  const query =
    method === 'GET' ? `?${new URLSearchParams(rest as [string, string][]).toString()}` : ''
  const body = method === 'GET' ? null : JSON.stringify(Object.fromEntries(rest))
  const answers = [
    await fetch(`/api/v1${filled}${query}`, { method, headers: json, body }),
    await fetch(`/rpc/${name}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ json: input }),
    }),
  ]
  await Promise.all(answers.map(async (answer) => answer.body?.cancel()))
  return answers.map(({ status }) => status)
}

export function accessOf({ name }: Operation): Access {
  const access = ACCESS[name]
  if (!access) throw new Error(`${name} has no line in ACCESS.`)
  return access
}

export function inputOf(access: Access, ids: Ids): Input {
  return access.who === 'owner' ? access.input(ids) : (access.input ?? {})
}

/** Ids of nothing that exists. */
export function anyIds(): Ids {
  return {
    key: randomUUID(),
    invitation: randomUUID(),
    member: randomUUID(),
    storyboard: randomUUID(),
    scene: randomUUID(),
    take: randomUUID(),
    generation: randomUUID(),
    notification: randomUUID(),
    pronunciation: randomUUID(),
    session: randomUUID(),
    upload: randomUUID(),
    media: randomUUID(),
    deletion: randomUUID(),
    purchase: randomUUID(),
    rewrite: randomUUID(),
  }
}

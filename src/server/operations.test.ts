import { randomUUID } from 'node:crypto'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { safe } from '@orpc/client'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { AN_IDEA, createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { openTestServer } from '#testing/test-server.ts'

type Operation = { name: string; procedure: AnyContractProcedure }
type Route = { method: string; path: string }

const OPERATIONS = operationsOf(contract)
const OPEN_TO_VISITORS = ['signInMethods/get']
const ANY_ID = '7b0e7a52-5d5c-4d0c-9a51-0f1f6b3f6a11'

function operationsOf(part: object, prefix = ''): Operation[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}/${key}` : key
    return isContractProcedure(value)
      ? [{ name, procedure: value }]
      : operationsOf(value as object, name)
  })
}

function routeOf({ procedure }: Operation): Route {
  return procedure['~orpc'].route as Route
}

test('every operation but the open ones refuses whoever is not signed in, before it looks at the input', async () => {
  const server = await openTestServer()
  const closed = OPERATIONS.filter(({ name }) => !OPEN_TO_VISITORS.includes(name))
  expect(closed.length).toBeGreaterThan(15)
  const answers = await Promise.all(
    closed.map(async (operation) => {
      const { method, path } = routeOf(operation)
      const rest = await server.fetch(`/api/v1${path.replace(/\{\w+\}/g, ANY_ID)}`, { method })
      const rpcMethod = method === 'GET' ? 'GET' : 'POST'
      const rpc = await server.fetch(`/rpc/${operation.name}`, { method: rpcMethod })
      return [operation.name, rest.status, rpc.status]
    }),
  )
  expect(answers).toEqual(closed.map(({ name }) => [name, 401, 401]))
})

test('every operation on a thing says of somebody else’s that it was not found', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const other = await server.signUp()
  const { id, scenes } = await createWrittenStoryboard(server.context, owner.userId)
  const input = { style: 'AUTO', voiceId: 'en-rachel', kind: 'image', scenes: 'all' }
  const edit = { type: 'add', newSceneId: randomUUID(), index: 0 }
  const settings = { acceptMissing: true, musicMood: null, edit }
  const onThings = OPERATIONS.filter((operation) => routeOf(operation).path.includes('{'))
  const answers = await Promise.all(
    onThings.map(async (operation) => {
      const { method, path } = routeOf(operation)
      const thing = path.startsWith('/scenes/') ? scenes[0]?.id : id
      const response = await other.fetch(`/api/v1${path.replaceAll(/\{\w+\}/g, String(thing))}`, {
        method,
        ...(method !== 'GET' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...input, ...settings }),
        }),
      })
      const isEmptyList = response.status === 200 && (await response.text()) === '[]'
      return [operation.name, isEmptyList ? 404 : response.status]
    }),
  )
  expect(answers).toEqual(onThings.map(({ name }) => [name, 404]))
  expect(await owner.client.storyboard.get({ id })).toMatchObject({ id, status: 'draft' })
})

test('a refusal reaches the typed client as the error of the contract', async () => {
  const server = await openTestServer()
  const { client } = await server.signUp()
  const missing = await safe(client.storyboard.get({ id: ANY_ID }))
  expect(missing.isDefined).toBe(true)
  expect(missing.error).toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
    message: 'Storyboard not found',
  })
})

test('missing credits come with the numbers', async () => {
  const server = await openTestServer()
  const { client, userId } = await server.signUp()
  await server.context.db.execute(sql`update credits set amount = 3 where user_id = ${userId}`)
  const { error } = await safe(client.storyboard.create({ id: ANY_ID, ...AN_IDEA }))
  expect(error).toMatchObject({
    code: 'NOT_ENOUGH_CREDITS',
    status: 402,
    data: { needed: 10, available: 3 },
  })
})

test('wrong input is answered with the message of the form', async () => {
  const server = await openTestServer()
  const { client } = await server.signUp()
  const { error } = await safe(client.storyboard.create({ id: ANY_ID, ...AN_IDEA, idea: 'short' }))
  expect(error).toMatchObject({
    code: 'INVALID_INPUT',
    status: 422,
    message: 'Idea must be at least 10 characters',
  })
})

test('a fault of ours is logged and tells the visitor nothing of its cause', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  await server.context.db.execute(sql`alter table storyboards rename to hidden_away`)
  const response = await visitor.fetch('/api/v1/storyboards')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/storyboards|relation|select/i)
  const line = server.logged.find((text) => text.includes('"operation failed"'))
  expect(line).toMatch(/does not exist/)
})

test('REST takes plain query strings and answers plain JSON', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const { id } = await createWrittenStoryboard(server.context, visitor.userId)
  const response = await visitor.fetch('/api/v1/storyboards?limit=5&search=weather')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ items: [{ id, sceneCount: 3 }], nextCursor: null })
})

test('the OpenAPI document describes every operation', async () => {
  const server = await openTestServer()
  const response = await server.fetch('/api/v1/openapi.json')
  const document = (await response.json()) as {
    openapi: string
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  expect(document.openapi).toMatch(/^3\.1/)
  for (const operation of OPERATIONS) {
    const { method, path } = routeOf(operation)
    const described = document.paths[path]?.[method.toLowerCase()]
    expect(Object.keys(described?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '402', '404', '409', '422']),
    )
  }
})

test('what is no operation is a 404', async () => {
  const server = await openTestServer()
  for (const path of ['/rpc/nothing', '/api/v1/nothing', '/api/nothing']) {
    expect((await server.fetch(path)).status).toBe(404)
  }
})

test('a body too large is refused', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const response = await visitor.fetch('/rpc/storyboard/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { idea: 'x'.repeat(2_000_000) } }),
  })
  expect(response.status).toBe(413)
})

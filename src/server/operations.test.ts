import { safe } from '@orpc/client'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { contract } from '#contract/index.ts'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import { tell } from '#contract/words/told.ts'
import { AN_IDEA, createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { openTestServer } from '#testing/test-server.ts'

type Operation = { name: string; procedure: AnyContractProcedure }
type Route = { method: string; path: string }

const OPERATIONS = operationsOf(contract)
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
  const { client, account } = await server.signUp()
  await server.context.db.execute(
    sql`update credits set amount = 3 where workspace_id = ${account.workspaceId}`,
  )
  const { error } = await safe(client.storyboard.create({ id: ANY_ID, ...AN_IDEA }))
  expect(error).toMatchObject({
    code: 'NOT_ENOUGH_CREDITS',
    status: 402,
    data: { needed: 10, available: 3 },
  })
})

test('nobody creates a storyboard without being signed in', async () => {
  const server = await openTestServer()
  const answer = await server.post('/api/v1/storyboards', { id: ANY_ID, ...AN_IDEA })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({
    message: 'You must be logged in to create a storyboard',
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
    data: { fields: ['idea'], told: tell('idea-too-short', { least: 10 }) },
  })
})

test('what no form checks is refused in plain words that name the field', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const refusal = async (path: string, method = 'GET', body?: string) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await visitor.fetch(path, { method, headers, ...(body && { body }) })
    return (await answer.json()) as { code: string; message: string; data: unknown }
  }
  expect(await refusal('/api/v1/account', 'PATCH', '{"language":"xx"}')).toMatchObject({
    code: 'INVALID_INPUT',
    message: `The field language must be one of: ${INTERFACE_LANGUAGES.join(', ')}`,
    data: { fields: ['language'] },
  })
  expect((await refusal('/api/v1/account', 'PATCH', '{"fullName":7}')).message).toBe(
    'The field fullName must be a text',
  )
  expect((await refusal('/api/v1/search')).message).toBe('The field query is missing')
  expect((await refusal('/api/v1/storyboards/7')).message).toBe(
    'The field id does not have the right form',
  )
})

test('a NUL in an id, a token or a cursor is refused, and is no fault of ours', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const answers = await Promise.all([
    visitor.fetch('/api/v1/sessions/%00', { method: 'DELETE' }),
    visitor.post('/api/v1/newsletter/confirm', { token: 'a\0b' }),
    visitor.post('/api/v1/newsletter/unsubscribe', { token: '\0' }),
    visitor.fetch('/api/v1/storyboards?cursor=%00'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(server.logged.join()).not.toContain('"level":"error"')
})

test('a body that cannot be read is no fault of ours', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  for (const path of ['/api/v1/account', '/rpc/account/update']) {
    const answer = await visitor.fetch(path, {
      method: path.startsWith('/rpc') ? 'POST' : 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"fullName":',
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty(path.startsWith('/rpc') ? 'json.code' : 'code')
  }
  expect(server.logged.join()).not.toContain('"level":"error"')
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
  const { id } = await createWrittenStoryboard(visitor.account)
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
  expect((await server.fetch('/api/nothing')).status).toBe(404)
  for (const path of ['/rpc/nothing', '/api/v1/nothing', '/api/auth/nothing']) {
    const answer = await server.fetch(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'There is no such operation.',
      data: { told: tell('operation-not-found') },
    })
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
  expect(await response.json()).toEqual({
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The request is too large: at most 1,024 KB.',
    data: { told: tell('request-too-large', { most: 1024 }) },
  })
})

test('the OpenAPI document is made once, however many ask, and who has it is told so', async () => {
  const made = vi.spyOn(OpenAPIGenerator.prototype, 'generate')
  const server = await openTestServer()
  const ask = (headers = {}) => server.fetch('/api/v1/openapi.json', { headers })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
  const documents = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect(documents.size).toBe(1)
  const tag = answers[0]?.headers.get('etag') ?? ''
  expect(tag).toMatch(/^".{20,}"$/)
  const again = await ask({ 'if-none-match': `"another", W/${tag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200)
  expect(made).toHaveBeenCalledTimes(1)
})

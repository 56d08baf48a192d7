import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  assets,
  directImages,
  invitations,
  mediaDeletions,
  memberships,
  notifications,
  rewrites,
  session,
  takes,
  uploads,
} from '#database/schema/index.ts'
import { createApiKey } from '#domain/api-keys.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { addNotification } from '#domain/notifications.ts'
import { savePronunciation } from '#domain/pronunciations.ts'
import { startPurchase } from '#domain/purchase/index.ts'
import { ACCESS, type Ids } from '#testing/access.ts'
import { accessOf, anyIds, ask, inputOf, OPERATIONS } from '#testing/ask-operation.ts'
import { createUser } from '#testing/create-user.ts'
import { AN_IDEA, createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { makeTake, startTake } from '#testing/make-take.ts'
import { openTestServer, PASSWORD, type TestServer, type Visitor } from '#testing/test-server.ts'

const PATTERN = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g
/** Everything else that is answered, and what a visitor who is not signed in gets. */
const ROUTES: Record<string, { path: string; status: number }> = {
  'GET /health': { path: '/health', status: 200 },
  'GET /api/auth/*': { path: '/api/auth/get-session', status: 200 },
  'POST /api/auth/*': { path: '/api/auth/change-password', status: 401 },
  'GET /api/v1/openapi.json': { path: '/api/v1/openapi.json', status: 200 },
  'ALL /api/v1/*': { path: '/api/v1/account', status: 401 },
  'ALL /rpc/*': { path: '/rpc/account/get', status: 401 },
  'GET /media/avatars/:assetId': { path: `/media/avatars/${randomUUID()}`, status: 401 },
  'GET /media/voices/:assetId': { path: `/media/voices/${randomUUID()}`, status: 401 },
  'GET /media/showcase/:id/:file': { path: `/media/showcase/${randomUUID()}/a.mp4`, status: 404 },
  'PUT /media/uploads/:id': { path: `/media/uploads/${randomUUID()}`, status: 401 },
  'POST /media/uploads/:id': { path: `/media/uploads/${randomUUID()}`, status: 401 },
  'POST /media/uploads/:id/address': {
    path: `/media/uploads/${randomUUID()}/address`,
    status: 401,
  },
  'GET /media/account.zip': { path: '/media/account.zip', status: 401 },
  'GET /media/selection.zip': { path: `/media/selection.zip?ids=${randomUUID()}`, status: 401 },
  'GET /media/storyboards/:file': {
    path: `/media/storyboards/${randomUUID()}.zip`,
    status: 401,
  },
  'GET /media/:assetId/sheet': { path: `/media/${randomUUID()}/sheet`, status: 401 },
  'GET /media/:assetId/thumbnail': { path: `/media/${randomUUID()}/thumbnail`, status: 401 },
  'GET /media/:assetId': { path: `/media/${randomUUID()}`, status: 401 },
  'POST /webhooks/:vendor': { path: '/webhooks/replicate', status: 204 },
  'POST /webhooks/paypal': { path: '/webhooks/paypal', status: 400 },
  'POST /webhooks/stripe': { path: '/webhooks/stripe', status: 400 },
  'GET /robots.txt': { path: '/robots.txt', status: 200 },
  'GET /sitemap.xml': { path: '/sitemap.xml', status: 200 },
  'GET /*': { path: '/home', status: 404 },
  'POST /*': { path: '/login', status: 404 },
}

const A_PRONUNCIATION = { written: 'GIF', spoken: 'jif', language: null }

const NEW_PASSWORD = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ currentPassword: PASSWORD, newPassword: 'staple battery' }),
}

const NOTHING_KEPT = {
  ids: [],
  assets: [],
  directImages: [],
  takes: [],
  generations: [],
  inUse: [],
}

async function thingsOf({ context }: TestServer, { userId, account }: Visitor): Promise<Ids> {
  const { workspaceId } = account
  const grant = { workspaceId, amount: 1000, description: 'Test', cause: `grant:${userId}` }
  await grantCredits(context.db, grant)
  const { id, scenes } = await createWrittenStoryboard(account)
  const scene = String(scenes[0]?.id)
  await makeTake(account, scene, 'image')
  const started = await startTake(account, scene, 'voice')
  await context.db.transaction((tx) =>
    addNotification(tx, account, { kind: 'credits-low', available: 1 }),
  )
  const [told] = await context.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
  const [signedIn] = await context.db.select().from(session).where(eq(session.userId, userId))
  const [take] = await context.db.select().from(takes).where(eq(takes.sceneId, scene))
  const assetId = randomUUID()
  await context.db.insert(assets).values({
    id: assetId,
    workspaceId,
    storageKey: assetId,
    contentType: 'image/png',
    sizeBytes: 1,
  })
  const [picture] = await context.db
    .insert(directImages)
    .values({ workspaceId, title: 'Beach', assetId })
    .returning()
  const [sent] = await context.db
    .insert(uploads)
    .values({
      id: randomUUID(),
      workspaceId,
      sentBy: userId,
      purpose: 'library',
      fileName: 'a.png',
      storageKey: 'a',
    })
    .returning()
  if (!told || !signedIn || !picture || !sent || !take) throw new Error('Something is missing.')
  const { key } = await createApiKey(account, { name: 'Robot', scopes: ['read'], days: null })
  const { id: member } = await createUser(context.db)
  await context.db.insert(memberships).values({ workspaceId, userId: member, role: 'editor' })
  const press = { id: randomUUID(), packageId: 'monthly-basic', method: 'test' } as const
  const bought = await startPurchase({ ...account, publicUrl: 'https://a.example' }, press)
  const [invited] = await context.db
    .insert(invitations)
    .values({
      workspaceId,
      email: 'eve@example.com',
      role: 'viewer',
      expiresAt: sql`now() + interval '1 day'`,
    })
    .returning()
  const [deletion] = await context.db
    .insert(mediaDeletions)
    .values({ workspaceId, dueAt: sql`now() + interval '1 day'`, kept: NOTHING_KEPT })
    .returning()
  const suggested = { id: randomUUID(), workspaceId, provider: 'grok:a', request: {} }
  await context.db.insert(rewrites).values(suggested)
  const entry = await savePronunciation(account, { id: randomUUID(), ...A_PRONUNCIATION })
  return {
    key: key.id,
    invitation: String(invited?.id),
    member,
    storyboard: id,
    scene,
    take: take.id,
    generation: started.id,
    notification: told.id,
    pronunciation: entry.id,
    session: signedIn.id,
    upload: sent.id,
    media: picture.id,
    deletion: String(deletion?.id),
    purchase: bought.purchase.id,
    rewrite: suggested.id,
  }
}

test('every operation has a line that says who may ask for it', () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted())
})

test('who is not signed in, or not any more, gets 401 unless an operation is for everybody', async () => {
  const server = await openTestServer()
  const left = await server.signUp()
  await left.post('/api/auth/sign-out')
  const callers = [{}, { cookie: left.cookie }, { authorization: 'Bearer guessed' }]
  for (const operation of OPERATIONS) {
    const access = accessOf(operation)
    const status = access.who === 'everybody' ? (access.status ?? 200) : 401
    for (const headers of callers) {
      const answers = await ask(server.fetch, operation, inputOf(access, anyIds()), headers)
      expect(answers, operation.name).toEqual([status, status])
    }
  }
})

test('an operation refuses before it looks at the input', async () => {
  const server = await openTestServer()
  for (const operation of OPERATIONS) {
    if (accessOf(operation).who === 'everybody') continue
    const answers = await ask(server.fetch, operation, { id: 'x'.repeat(9), limit: -1 })
    expect(answers, operation.name).toEqual([401, 401])
  }
})

test('what is somebody else’s is not found, like what does not exist, and stays as it is', async () => {
  const server = await openTestServer()
  // The first account runs the installation; what is other people's is not theirs either.
  const admin = await server.signUp()
  const owner = await server.signUp()
  const stranger = await server.signUp()
  const ids = await thingsOf(server, owner)
  const before = await owner.client.storyboard.get({ id: ids.storyboard })
  for (const operation of OPERATIONS) {
    const access = accessOf(operation)
    if (access.who !== 'owner') continue
    for (const things of [ids, anyIds()]) {
      for (const { fetch } of [stranger, admin]) {
        const answers = await ask(fetch, operation, inputOf(access, things))
        expect(answers, operation.name).toEqual([404, 404])
      }
    }
  }
  const sameId = { id: ids.storyboard, ...AN_IDEA }
  const create = OPERATIONS.find(({ name }) => name === 'storyboard/create')
  if (!create) throw new Error('no operation')
  expect(await ask(stranger.fetch, create, sameId)).toEqual([404, 404])

  expect(await owner.client.storyboard.get({ id: ids.storyboard })).toEqual(before)
  expect(await owner.client.generation.get({ id: ids.generation })).toMatchObject({
    state: 'queued',
  })
  expect(await owner.client.notification.list()).toMatchObject({
    unreadCount: expect.any(Number),
    items: expect.arrayContaining([
      expect.objectContaining({ id: ids.notification, readAt: null }),
    ]),
  })
})

test('the same inputs are not refused to the owner for want of a right', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const ids = await thingsOf(server, owner)
  const last = [
    'storyboard/delete',
    'media/delete',
    'media/deleteMany',
    'media/restore',
    'session/revoke',
    'session/revokeAll',
    'event/subscribe',
    'apiKey/revoke',
    'pronunciation/delete',
    'workspace/removeMember',
    'workspace/revokeInvitation',
  ]
  for (const operation of OPERATIONS) {
    const access = accessOf(operation)
    if (last.includes(operation.name) || access.who !== 'owner') continue
    const [first, again] = await ask(owner.fetch, operation, inputOf(access, ids))
    expect([200, 409], operation.name).toContain(first)
    expect([401, 403, 404], operation.name).not.toContain(again)
  }
})

test('what is the operator’s is forbidden to accounts, the admin’s too', async () => {
  const server = await openTestServer()
  const admin = await server.signUp()
  for (const operation of OPERATIONS) {
    const access = accessOf(operation)
    if (access.who !== 'operator') continue
    const answers = await ask(admin.fetch, operation, access.input)
    expect(answers, operation.name).toEqual([403, 403])
  }
})

test('what is an admin’s is forbidden to every other account', async () => {
  const server = await openTestServer()
  await server.signUp()
  const other = await server.signUp()
  for (const operation of OPERATIONS) {
    const access = accessOf(operation)
    if (access.who !== 'admin') continue
    const answers = await ask(other.fetch, operation, inputOf(access, anyIds()))
    expect(answers, operation.name).toEqual([403, 403])
  }
  const video = `/media/uploads/${randomUUID()}?purpose=showcase&title=Sea&name=sea.mp4`
  expect((await other.fetch(video, { method: 'PUT', body: 'film' })).status).toBe(403)
})

test('a file is its owner’s alone', async () => {
  const server = await openTestServer()
  const owner = await server.signUp()
  const stranger = await server.signUp()
  await thingsOf(server, owner)
  const [take] = await server.context.db.select().from(takes)
  const path = `/media/${take?.assetId}`
  for (const method of ['GET', 'HEAD']) {
    expect((await server.fetch(path, { method })).status).toBe(401)
    expect((await stranger.fetch(path, { method })).status).toBe(404)
  }
})

test('every route is known, and what a visitor gets there', async () => {
  const server = await openTestServer()
  const names = server.routes
    .filter(({ method, path }) => !(method === 'ALL' && (path === '/*' || path === '/api/auth/*')))
    .map(({ method, path }) => `${method} ${path.replaceAll(PATTERN, '')}`)
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  for (const [name, { path, status }] of Object.entries(ROUTES)) {
    const [method = 'GET'] = name.split(' ')
    const init = method === 'POST' ? NEW_PASSWORD : { method: method === 'PUT' ? method : 'GET' }
    expect((await server.fetch(path, init)).status, name).toBe(status)
  }
})

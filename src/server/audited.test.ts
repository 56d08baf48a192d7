import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditLog, messages } from '#database/schema/index.ts'
import { ACCESS } from '#testing/access.ts'
import { OPERATIONS } from '#testing/ask-operation.ts'
import { openTestServer, type TestServer, type Visitor } from '#testing/test-server.ts'

const MESSAGE = { name: 'Ada', email: 'ada@example.com', topic: 'Prices', text: 'How much?' }
const ENDS = '2999-01-01T00:00:00Z'
const HERO = {
  title: 'Films from words',
  subtitle: '',
  description: '',
  buttonText: 'Begin',
  buttonLink: '',
  image: '',
}
const SHOWN = { language: 'en', key: 'hero' } as const

type Act = (admin: Visitor, userId: string, messageId: string) => Promise<unknown>

/** What an admin does, and the name of its entry. */
const ACTS: Record<string, { act: Act; noted: string }> = {
  'user/addCredits': {
    act: ({ client }, id) =>
      client.user.addCredits({ id, requestId: randomUUID(), amount: 5, description: 'Outage' }),
    noted: 'grant-credits',
  },
  'user/suspend': {
    act: ({ client }, id) => client.user.suspend({ id, reason: 'Spam' }),
    noted: 'suspend-user',
  },
  'user/resume': { act: ({ client }, id) => client.user.resume({ id }), noted: 'resume-user' },
  'homepage/save': {
    act: ({ client }) => client.homepage.save({ language: 'en', edits: { hero: HERO } }),
    noted: 'edit-homepage',
  },
  'homepage/reset': { act: ({ client }) => client.homepage.reset(SHOWN), noted: 'edit-homepage' },
  'homepage/restore': {
    act: async ({ client }) => {
      const [latest] = await client.homepage.history(SHOWN)
      return await client.homepage.restore({ id: String(latest?.id) })
    },
    noted: 'edit-homepage',
  },
  'homepage/hideClaims': {
    act: ({ client }) => client.homepage.hideClaims({ areHidden: true }),
    noted: 'hide-claims',
  },
  'showcase/show': {
    act: async ({ client }) =>
      client.showcase.show({ id: await firstVideo(client), active: false }),
    noted: 'show-showcase-video',
  },
  'showcase/reorder': {
    act: ({ client }) => client.showcase.reorder({ ids: [] }),
    noted: 'reorder-showcase',
  },
  'showcase/delete': {
    act: async ({ client }) => client.showcase.delete({ id: await firstVideo(client) }),
    noted: 'delete-showcase-video',
  },
  'announcement/publish': {
    act: ({ client }) =>
      client.announcement.publish({ kind: 'info', texts: { en: 'Hello' }, endsAt: ENDS }),
    noted: 'publish-announcement',
  },
  'announcement/end': {
    act: async ({ client }) => {
      const [latest] = await client.announcement.list()
      return await client.announcement.end({ id: String(latest?.id) })
    },
    noted: 'end-announcement',
  },
  'model/connect': {
    act: ({ client }) => client.model.connect({ vendor: 'grok', modelId: 'grok-4.5' }),
    noted: 'connect-model',
  },
  'model/disconnect': {
    act: ({ client }) => client.model.disconnect({ vendor: 'grok' }),
    noted: 'disconnect-model',
  },
  'model/choose': {
    act: ({ client }) => client.model.choose({ kind: 'image', vendor: 'builtin' }),
    noted: 'choose-model',
  },
  'model/offer': {
    act: ({ client }) =>
      client.model.offer({ kind: 'image', vendor: 'builtin', modelId: 'builtin', isOffered: true }),
    noted: 'offer-model',
  },
  'model/setPrice': {
    act: ({ client }) => client.model.setPrice({ kind: 'image', model: 'builtin', credits: 13 }),
    noted: 'set-price',
  },
  'message/mark': {
    act: ({ client }, _, id) => client.message.mark({ id, isAnswered: true }),
    noted: 'mark-message',
  },
  'support/open': {
    act: ({ client }, userId) => client.support.open({ userId, reason: 'A clip is missing' }),
    noted: 'open-support-view',
  },
}

/** These change nothing for anybody else. */
const NOT_NOTED = ['model/skip', 'model/test']
/** Noted as `src/domain/monitor/job-actions.test.ts` and `src/server/support-view.test.ts` show: they need more. */
const NOTED_ELSEWHERE = ['monitor/retry', 'monitor/stop', 'support/leave']

async function firstVideo(client: Visitor['client']): Promise<string> {
  const [first] = await client.showcase.all()
  return String(first?.id)
}

async function noted({ context }: TestServer): Promise<string[]> {
  const rows = await context.db.select().from(auditLog).orderBy(auditLog.at)
  return rows.map(({ action }) => action)
}

test('every act of an admin is one entry of the audit log', async () => {
  const server = await openTestServer()
  const admin = await server.signUp()
  const { userId } = await server.signUp()
  const { db } = server.context
  const [message] = await db
    .insert(messages)
    .values({ ...MESSAGE, kind: 'contact' })
    .returning()
  const acts = OPERATIONS.filter(
    ({ name, method }) => ACCESS[name]?.who === 'admin' && method !== 'GET',
  ).map(({ name }) => name)
  expect([...Object.keys(ACTS), ...NOT_NOTED, ...NOTED_ELSEWHERE].toSorted()).toEqual(
    acts.toSorted(),
  )
  for (const [name, { act, noted: action }] of Object.entries(ACTS)) {
    const before = await noted(server)
    await act(admin, userId, String(message?.id))
    expect(await noted(server), name).toEqual([...before, action])
  }
})

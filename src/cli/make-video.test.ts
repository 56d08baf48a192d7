import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credits, generations } from '#database/schema/index.ts'
import { COMMAND_LINE_USER_ID } from '#domain/actor.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { OPERATOR_TOKEN, openTestServer } from '#testing/test-server.ts'
import { createClient } from './client.ts'
import { readMakeOptions } from './make-options.ts'
import { makeVideo } from './make-video.ts'
import { createProgress } from './progress.ts'

test('a video that could cost more than its cap is not begun, and says what would cost less', async () => {
  const { url, context } = await openTestServer()
  const client = createClient(url, OPERATOR_TOKEN)
  const { id } = await client.account.get()
  const { workspaceId } = await enterWorkspace(context, id)
  const options = readMakeOptions(['Why cats sleep so much', '--stills', '--cap', '111'])
  if (options === 'help') throw new Error('no help was asked for')
  const instance = { url, operatorToken: OPERATOR_TOKEN, close: () => Promise.resolve() }
  const { signal } = new AbortController()
  await expect(makeVideo(client, instance, options, createProgress(true), signal)).rejects.toThrow(
    'This can cost 112 credits, and --cap allows 111. Nothing was started; --stills or a shorter --duration costs less.',
  )
  expect(await context.db.select().from(generations)).toEqual([])
  const [account] = await context.db
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, workspaceId))
  expect(account?.amount).toBeLessThan(112)
})

test.for(['a failure', 'Ctrl-C'])(
  '%s keeps what was made, and says how to go on',
  async (cause) => {
    const { url, context } = await openTestServer()
    const client = createClient(url, OPERATOR_TOKEN)
    await client.operator.grantCredits({
      requestId: randomUUID(),
      amount: 500,
      description: 'Test',
    })
    const { id } = await createWrittenStoryboard(
      await enterWorkspace(context, COMMAND_LINE_USER_ID),
    )
    const options = readMakeOptions(['--from', id])
    if (options === 'help') throw new Error('no help was asked for')
    const instance = { url, operatorToken: OPERATOR_TOKEN, close: () => Promise.resolve() }
    const interrupt = new AbortController()
    const making = makeVideo(client, instance, options, createProgress(true), interrupt.signal)
    const refused = expect(making).rejects.toThrow(
      `${cause === 'Ctrl-C' ? 'Stopped.' : 'It was cancelled.'} What was made is kept: go on with npm run make -- --from ${id}`,
    )
    const voices = () => context.db.select().from(generations).where(eq(generations.kind, 'voice'))
    await expect.poll(async () => (await voices()).length).toBe(3)
    if (cause === 'Ctrl-C') interrupt.abort()
    else await client.storyboard.cancelAll({ id, kind: 'voice' })
    await refused
    expect((await client.storyboard.get({ id })).scenes).toHaveLength(3)
    // Nothing goes on being made, and being charged, that nobody waits for.
    expect(new Set((await voices()).map(({ state }) => state))).toEqual(new Set(['cancelled']))
  },
)

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credits, generations } from '#database/schema/index.ts'
import { OPERATOR_TOKEN, openTestServer } from '#testing/test-server.ts'
import { createClient } from './client.ts'
import { readMakeOptions } from './make-options.ts'
import { makeVideo } from './make-video.ts'
import { createProgress } from './progress.ts'

test('a video that could cost more than its cap is not begun, and says what would cost less', async () => {
  const { url, context } = await openTestServer()
  const client = createClient(url, OPERATOR_TOKEN)
  const { id } = await client.account.get()
  const options = readMakeOptions(['Why cats sleep so much', '--stills', '--cap', '111'])
  if (options === 'help') throw new Error('no help was asked for')
  const instance = { url, operatorToken: OPERATOR_TOKEN, close: () => Promise.resolve() }
  const { signal } = new AbortController()
  await expect(makeVideo(client, instance, options, createProgress(true), signal)).rejects.toThrow(
    'This can cost 112 credits, and --cap allows 111. Nothing was started; --stills or a shorter --duration costs less.',
  )
  expect(await context.db.select().from(generations)).toEqual([])
  const [account] = await context.db.select().from(credits).where(eq(credits.userId, id))
  expect(account?.amount).toBeLessThan(112)
})

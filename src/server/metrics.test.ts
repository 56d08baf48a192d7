import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { vendorCalls } from '#database/schema/index.ts'
import { generateImage } from '#domain/scene/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { openTestServer } from '#testing/test-server.ts'
import { createMetrics, openMetrics } from './metrics.ts'

test('Prometheus reads what waits, what vendors answered and how long requests take', async () => {
  const site = await openTestServer()
  const { account } = await site.signUp()
  const { scenes } = await createWrittenStoryboard(account)
  await generateImage(account, { id: scenes[0]?.id ?? '', style: 'AUTO' })
  const call = { provider: 'ideogram', limitsKey: 'ideogram:1', workerId: randomUUID() }
  await account.db.insert(vendorCalls).values([
    { ...call, state: 'delivered' },
    { ...call, state: 'unknown' },
    { ...call, state: 'unknown', sentAt: new Date(Date.now() - 2 * 3_600_000) },
  ])
  const metrics = createMetrics(account.db)
  metrics.measure({ method: 'POST', path: '/rpc/scene/update', status: 200, durationMs: 30 })
  metrics.measure({ method: 'GET', path: `/${randomUUID()}`, status: 404, durationMs: 1 })
  const { port, close } = await openMetrics(metrics, '127.0.0.1', 0)
  onTestFinished(close)

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('reelwright_queue_waiting{job="draw-image"} 1')
  expect(lines).toContain('reelwright_generations{kind="image",state="queued"} 1')
  expect(lines).toContain('reelwright_generations{kind="storyboard",state="succeeded"} 1')
  expect(lines).toContain('reelwright_vendor_calls{provider="ideogram",outcome="delivered"} 1')
  expect(lines).toContain('reelwright_vendor_calls{provider="ideogram",outcome="unknown"} 1')
  const under = (le: string, labels: string) =>
    lines.find((line) => line.startsWith(`reelwright_request_seconds_bucket{le="${le}",${labels}`))
  const update = 'method="POST",area="rpc",operation="scene/update",status="200"'
  expect(under('0.025', update)).toMatch(/ 0$/)
  expect(under('0.05', update)).toMatch(/ 1$/)
  // What a visitor types is no label.
  expect(under('10', 'method="GET",area="site",operation="",status="404"')).toMatch(/ 1$/)
  expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true)
})

import { type Handler, Hono } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PERMISSIONS } from '#contract/permissions.ts'
import type { Database } from '#database/client.ts'
import { databaseAnswers, measureWork } from '#domain/status.ts'
import type { AnsweredRequest } from './log.ts'
import { type OpenServer, openServer } from './open-server.ts'

/** Seconds; an answer of ours takes milliseconds, and the page gives up long after the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const AREAS = ['api', 'media', 'rpc', 'uploads', 'webhooks', 'health']
const OPERATION = /^\/rpc\/(.+)$/

type Metrics = {
  measure: (answered: AnsweredRequest) => void
  /** All numbers in Prometheus' text format. */
  text: () => Promise<string>
  contentType: string
}

/**
 * The numbers of this process (event loop, memory, answers), and those of the whole installation, which every
 * server tells alike as they are read from the database: what waits, what is made, what vendors answered.
 */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'reelwright_request_seconds',
    help: 'How long requests took until their answer began',
    labelNames: ['method', 'area', 'operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name: `reelwright_${name}`, help, labelNames, registers: [registry] })
  const waiting = gauge('queue_waiting', 'Jobs that are due and that nobody has begun', ['job'])
  const running = gauge('queue_running', 'Jobs that a worker has begun', ['job'])
  const oldest = gauge('queue_oldest_seconds', 'How long the first in line has waited', ['job'])
  const made = gauge('generations', 'What is made now, and what was begun within the last hour', [
    'kind',
    'state',
  ])
  const calls = gauge('vendor_calls', 'Requests to vendors within the last hour, by outcome', [
    'provider',
    'outcome',
  ])

  async function readWork(): Promise<void> {
    const work = await measureWork(db)
    for (const one of [waiting, running, oldest, made, calls]) one.reset()
    for (const { name: job, ...queue } of work.queue) {
      waiting.set({ job }, queue.waiting)
      running.set({ job }, queue.running)
      oldest.set({ job }, queue.oldestWaitS ?? 0)
    }
    for (const { kind, state, count } of work.generations) made.set({ kind, state }, count)
    for (const { provider, state, count } of work.vendorCalls)
      calls.set({ provider, outcome: state }, count)
  }

  return {
    measure: ({ method, path, status, durationMs }) => {
      answers.observe({ method, ...placeOf(path), status }, durationMs / 1000)
    },
    text: async () => {
      await readWork()
      return await registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Listens beside the site. Whoever reaches the port reads the numbers; no name and no text is among them. */
export async function openMetrics(
  metrics: Metrics,
  host: string,
  port: number,
): Promise<OpenServer> {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    const text = await metrics.text()
    return c.body(text, 200, { 'content-type': metrics.contentType })
  })
  app.onError((_, c) => c.text('The database does not answer.', 503))
  return await openServer(app, host, port, 'METRICS_PORT')
}

/** Few and known: whatever a visitor types into the address makes no new series. */
function placeOf(path: string): { area: string; operation: string } {
  const first = path.split('/')[1] ?? ''
  const operation = OPERATION.exec(path)?.[1] ?? ''
  return {
    area: AREAS.includes(first) ? first : 'site',
    operation: operation in PERMISSIONS ? operation : '',
  }
}

/** 200 while the database answers, else 503: what a load balancer asks. */
export function health(db: Database): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (await databaseAnswers(db)) return c.json({ status: 'ok' })
    return c.json({ status: 'unavailable', reason: 'The database does not answer.' }, 503)
  }
}

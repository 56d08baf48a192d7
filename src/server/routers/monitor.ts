import { getMonitor, listJobs, retryJob, stopJob } from '#domain/monitor/index.ts'
import { api } from './base.ts'

const of = api.monitor

export const monitor = of.router({
  get: of.get.handler(({ context, input }) => getMonitor(context.account, input)),
  jobs: of.jobs.handler(({ context, input }) => listJobs(context.account, input)),
  retry: of.retry.handler(({ context, input }) => retryJob(context.account, input)),
  stop: of.stop.handler(({ context, input }) => stopJob(context.account, input)),
})

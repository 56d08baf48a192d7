export { getMonitor } from './get-monitor.ts'
export { listJobs, retryJob, stopJob } from './jobs.ts'

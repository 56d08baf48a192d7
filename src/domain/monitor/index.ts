export { getMonitor } from './get-monitor.ts'
export { retryJob, stopJob } from './job-actions.ts'
export { listJobs } from './list-jobs.ts'

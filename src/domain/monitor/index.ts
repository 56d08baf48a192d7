export { getMonitor } from './get-monitor.ts'
export { listJobs } from './list-jobs.ts'

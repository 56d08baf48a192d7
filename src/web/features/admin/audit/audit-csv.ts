import type { AuditEntry } from '#contract/audit.ts'
import { csvOf } from '#contract/csv.ts'

const HEAD = ['Date', 'Actor', 'Person', 'Action', 'About', 'Details']

/** The audit log as a table that spreadsheets read; what was noted is kept whole, as JSON. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map(({ at, actor, person, action, about, details }) => [
    at.toISOString(),
    actor,
    person ?? '',
    action,
    about ?? '',
    JSON.stringify(details),
  ])
  return csvOf([HEAD, ...rows])
}

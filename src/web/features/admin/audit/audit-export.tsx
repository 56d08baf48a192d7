import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { csvOf } from '#contract/csv.ts'
import type { AuditEntry } from '#contract/user.ts'
import { client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAll, saveCsv } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const PAGE = 100

/** Saves all that the search finds. */
export function AuditExport({ search }: { search: string }) {
  const { t } = useLingui()
  const save = useMutation({
    mutationFn: async () => {
      const entries = await readAll((cursor) =>
        client.audit.list({
          limit: PAGE,
          ...(search && { search }),
          ...(cursor && { cursor }),
        }),
      )
      saveCsv(auditCsv(entries), 'audit-log.csv')
    },
    onError: (error) =>
      showToast('danger', { title: t`The file was not saved`, text: errorMessage(error) }),
  })
  return (
    <Button icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
      {t`Export CSV`}
    </Button>
  )
}

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

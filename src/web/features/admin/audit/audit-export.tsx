import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { client } from '#web/lib/api.ts'
import { readAll, saveCsv } from '#web/lib/save-csv.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { auditCsv } from './audit-csv.ts'

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

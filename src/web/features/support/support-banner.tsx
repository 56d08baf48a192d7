import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { leaveCookie, supportViewOfPage } from './support-cookie.ts'

/** Says on every page that it shows somebody else's account, and leads out of it. */
export function SupportBanner() {
  const { t, i18n } = useLingui()
  const [id] = useState(supportViewOfPage)
  const { data } = useQuery(
    api.support.current.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }),
  )
  const leave = useMutation(api.support.leave.mutationOptions({ onSettled: goBack }))
  if (id === null) return null
  const person = data?.person
  const until = data && i18n.date(data.endsAt, { timeStyle: 'short' })
  return (
    <div className="mb-4">
      <Alert
        tone="warning"
        icon={Eye}
        title={person ? t`You see what ${person} sees` : t`A view of somebody else’s account`}
        actions={
          <Button size="sm" busy={leave.isPending} onClick={() => leave.mutate({ id })}>
            {t`Leave`}
          </Button>
        }
      >
        {data === null
          ? t`This view is over.`
          : t`Nothing can be changed or spent here. They were told. Until ${until ?? '…'}.`}
      </Alert>
    </div>
  )
}

/** From the beginning: nothing of the other account stays in the page. */
function goBack(): void {
  leaveCookie()
  location.assign('/dashboard/admin')
}

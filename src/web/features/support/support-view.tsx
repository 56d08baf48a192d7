import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { SUPPORT_VIEW_COOKIE, SUPPORT_VIEW_MINUTES } from '#contract/support.ts'
import { api } from '#web/lib/api.ts'
import { readCookie, writeCookie } from '#web/lib/browser-state.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

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

const DAY_MINUTES = 24 * 60

/** Which view of somebody else's account this browser is in; null: none. */
export function supportViewOfPage(): string | null {
  return readCookie(SUPPORT_VIEW_COOKIE) || null
}

/** Every page of this browser shows the other account from its next request on. */
export function enterCookie(id: string): void {
  // Longer than the view itself: that it is over is to be said, not overlooked.
  writeCookie(SUPPORT_VIEW_COOKIE, id, (2 * SUPPORT_VIEW_MINUTES) / DAY_MINUTES)
}

function leaveCookie(): void {
  writeCookie(SUPPORT_VIEW_COOKIE, '', 0)
}

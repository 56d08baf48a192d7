import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AuthNews } from './auth-news.tsx'

/** The link in the mail is cut off, expired or used. */
export function DeadLink({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <AuthNews title={<Trans>This link has expired or was used already</Trans>} text={text}>
      {children}
    </AuthNews>
  )
}

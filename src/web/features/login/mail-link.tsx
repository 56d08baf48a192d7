import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useIsHydrated } from '#web/lib/browser-state.ts'
import { Button } from '#web/ui/button.tsx'
import { AuthNews } from './auth-news.tsx'

/** After asking for a link to a new password. Says nothing about whether the address has an account. */
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthNews
      title={<Trans>Look into your mail</Trans>}
      text={
        <Trans>
          If <strong>{email}</strong> has an account, a link to choose a new password is on its way.
          It works once, for an hour.
        </Trans>
      }
    >
      <p className="text-muted">
        <Trans>Nothing there after a minute? Look into the spam folder, or send it again.</Trans>
      </p>
      <Button size="lg" block onClick={onAgain}>
        <Trans>Send it again</Trans>
      </Button>
    </AuthNews>
  )
}

/** The link in the mail is cut off, expired or used. */
export function DeadLink({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <AuthNews title={<Trans>This link has expired or was used already</Trans>} text={text}>
      {children}
    </AuthNews>
  )
}

/** The token of the link that was opened; undefined until it is known, null when there is none. */
export function useLinkToken(): string | null | undefined {
  const [params] = useSearchParams()
  const isHydrated = useIsHydrated()
  return isHydrated ? params.get('token') || null : undefined
}

const PAGE = '/reset-password'

/**
 * Whether a link to choose a new password still works, without spending it: the sign-in service sends who opens
 * it on to a page, with what is wrong with the link in that page's address. True when it cannot be asked.
 */
export async function isLinkAlive(token: string): Promise<boolean> {
  const query = new URLSearchParams({ callbackURL: PAGE })
  const path = `/api/auth/reset-password/${encodeURIComponent(token)}?${query}`
  const answer = await fetch(path, { cache: 'no-store' }).catch(() => null)
  return !answer || new URL(answer.url).searchParams.get('error') !== 'INVALID_TOKEN'
}

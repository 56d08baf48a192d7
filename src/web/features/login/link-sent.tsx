import { Trans } from '@lingui/react/macro'
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

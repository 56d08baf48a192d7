import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AuthHeading, AuthNews } from '#web/features/login/auth-news.tsx'
import { useIsHydrated } from '#web/lib/browser-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/progress.tsx'
import { PageNeedsScripts } from './needs-scripts.tsx'
import { SiteButtonLink } from './site-language.tsx'

type Outcome = 'waiting' | 'confirmed' | 'unsubscribed' | 'dead-link' | 'failed'

/** Does what the mailed link asks for: confirms an address, or forgets it. */
export function NewsletterLink() {
  const { outcome, again } = useNewsletterLink()
  if (outcome === 'waiting') {
    return (
      <>
        <AuthHeading title={<Trans>Newsletter</Trans>} />
        <output className="flex items-center gap-2.5 text-muted">
          <Spinner />
          <Trans>One moment</Trans>
        </output>
        <PageNeedsScripts />
      </>
    )
  }
  if (outcome === 'failed') {
    return (
      <AuthNews
        title={<Trans>The server could not be reached</Trans>}
        text={<Trans>Check your connection and try again.</Trans>}
      >
        <Button variant="primary" size="lg" block onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </AuthNews>
    )
  }
  return (
    <AuthNews title={<Title outcome={outcome} />} text={<Text outcome={outcome} />}>
      <SiteButtonLink to="/home" variant="primary" size="lg" block>
        <Trans>Go to the home page</Trans>
      </SiteButtonLink>
    </AuthNews>
  )
}

type Told = { outcome: Exclude<Outcome, 'waiting' | 'failed'> }

function Title({ outcome }: Told) {
  if (outcome === 'confirmed') return <Trans>You are subscribed</Trans>
  if (outcome === 'unsubscribed') return <Trans>You are unsubscribed</Trans>
  return <Trans>This link does not work any more</Trans>
}

function Text({ outcome }: Told) {
  if (outcome === 'confirmed') return <Trans>Every letter has a link to unsubscribe.</Trans>
  if (outcome === 'unsubscribed') return <Trans>Your address has been deleted.</Trans>
  return <Trans>Subscribe once more at the foot of any page.</Trans>
}

function useNewsletterLink() {
  const [params] = useSearchParams()
  const isHydrated = useIsHydrated()
  const [outcome, setOutcome] = useState<Outcome>('waiting')
  const asked = useRef(false)
  const confirm = params.get('confirm')
  const unsubscribe = params.get('unsubscribe')

  async function ask() {
    setOutcome('waiting')
    if (confirm) setOutcome(await send('confirm', confirm))
    else if (unsubscribe) setOutcome(await send('unsubscribe', unsubscribe))
    else setOutcome('dead-link')
  }

  useEffect(() => {
    // A link is to be spent once, however often this is drawn.
    if (!isHydrated || asked.current) return
    asked.current = true
    void ask()
  })

  return { outcome, again: () => void ask() }
}

async function send(action: 'confirm' | 'unsubscribe', token: string): Promise<Outcome> {
  try {
    const { ok, status } = await fetch(`/api/v1/newsletter/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    if (ok) return action === 'confirm' ? 'confirmed' : 'unsubscribed'
    return status === 404 || status === 422 ? 'dead-link' : 'failed'
  } catch {
    return 'failed'
  }
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Navigate, useLocation } from 'react-router'
import type { AspectRatio } from '#contract/options.ts'
import { localPath } from '#contract/public-page.ts'
import { invitationPath } from '#contract/workspace.ts'
import { chosenLanguage } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LogoLink } from '#web/ui/logo.tsx'

type Prompt = {
  title: MessageDescriptor
  text: MessageDescriptor
  /** Whoever comes may well have no account yet. */
  isForStrangers?: boolean
}

/** The screens that people pass on to each other say what they would show. */
const PROMPTS: Record<string, Prompt> = {
  '/dashboard/storyboard': {
    title: msg`Sign in to view your storyboards`,
    text: msg`Storyboards are private to your account.`,
  },
  '/dashboard/media': {
    title: msg`Sign in to view your media`,
    text: msg`Your images, videos and audio are private to your account.`,
  },
}

const INVITED: Prompt = {
  title: msg`You are invited to work together`,
  text: msg`Sign in to see the invitation, or make an account with the address that it was sent to.`,
  isForStrangers: true,
}

const SKETCH: AspectRatio[] = ['9/16', '1/1', '16/9']

/** What a visitor sees of the signed-in area: a prompt, or the landing page. */
export function SignedOut() {
  const { pathname, search } = useLocation()
  const prompt = pathname.startsWith(invitationPath('')) ? INVITED : PROMPTS[pathname]
  const home = localPath('/home', chosenLanguage())
  if (!prompt) return <Navigate to={home} replace />
  return (
    <main className="mx-auto grid min-h-dvh max-w-160 content-center gap-4 p-4">
      <LogoLink to={home} />
      <SignInPrompt {...prompt} from={pathname + search} />
    </main>
  )
}

function SignInPrompt({ title, text, isForStrangers, from }: Prompt & { from: string }) {
  const { t, i18n } = useLingui()
  const login = localPath('/login', chosenLanguage())
  return (
    <div className="panel">
      <EmptyState
        heading="h1"
        sketch={SKETCH}
        title={i18n._(title)}
        text={i18n._(text)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isForStrangers && (
              <ButtonLink to={login} state={{ from, showSignUp: true }}>
                {t`Create an account`}
              </ButtonLink>
            )}
            <ButtonLink variant="primary" to={login} state={{ from }}>{t`Sign In`}</ButtonLink>
          </div>
        }
      />
    </div>
  )
}

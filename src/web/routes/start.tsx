import { Navigate } from 'react-router'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import { localPath } from '#contract/public-page.ts'
import { BootScreen } from '#web/features/boot/boot-screen.tsx'
import { UnreachableScreen } from '#web/features/boot/unreachable-screen.tsx'
import { chosenLanguage } from '#web/features/language/language.tsx'
import { sharePicture } from '#web/features/site/page-meta.ts'
import { useSessionState } from '#web/lib/session.ts'

/** The bare address is what people share most. */
export const meta = () => [
  { title: 'Reelwright' },
  { property: 'og:title', content: 'Reelwright' },
  ...sharePicture('/home', INTERFACE_LANGUAGES[0], 'Reelwright'),
]

export default function Start() {
  const session = useSessionState()
  if (session === 'loading') return <BootScreen />
  if (session === 'unreachable') return <UnreachableScreen />
  return (
    <Navigate
      to={session === 'signed-in' ? '/dashboard' : localPath('/home', chosenLanguage())}
      replace
    />
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#web/ui/button-class.ts'
import { scrollToSection } from '../scroll-to-section.ts'
import { IdeaSheet } from './idea-sheet.tsx'
import { StartButton } from './start-button.tsx'
import './hero.css'

export function Hero() {
  const { t } = useLingui()
  return (
    <section className="hero site-width" aria-labelledby="hero">
      <h1 id="hero">
        <Trans>
          Type the idea.
          <br />
          Leave with the video.
        </Trans>
      </h1>
      <div className="under">
        <p className="lede">
          <Trans>
            Reelwright writes the storyboard, speaks it, draws it, sets it moving and cuts it with
            captions. You choose at every step, and you see the price before you press.
          </Trans>
        </p>
        <div className="calls">
          <div className="buttons">
            <StartButton />
            <a
              href="#how-it-works"
              className={buttonClass({ size: 'lg' })}
              onClick={scrollToSection}
            >
              {t`See How It Works`}
            </a>
          </div>
          <ul className="facts">
            <li>{t`No credit card required`}</li>
            <li>{t`5-minute setup`}</li>
            <li>{t`Cancel anytime`}</li>
          </ul>
        </div>
      </div>
      <IdeaSheet />
    </section>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { buttonClass } from '#web/ui/button-class.ts'
import { useHomepage } from '../edited/homepage-context.ts'
import { scrollToSection } from '../scroll-to-section.ts'
import { IdeaSheet } from './idea-sheet.tsx'
import { StartButton } from './start-button.tsx'
import './hero.css'

export function Hero() {
  const { t } = useLingui()
  const { hero } = useHomepage()
  return (
    <section className="hero site-width" aria-labelledby="hero">
      <h1 id="hero">
        {hero.title.split('\n').map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </h1>
      <div className="under">
        <div className="grid gap-3">
          {hero.subtitle && <p className="lede font-semibold">{hero.subtitle}</p>}
          {hero.description && <p className="lede">{hero.description}</p>}
        </div>
        <div className="calls">
          <div className="buttons">
            <StartButton text={hero.buttonText} link={hero.buttonLink} />
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
      {hero.image ? <img className="hero-picture" src={hero.image} alt="" /> : <IdeaSheet />}
    </section>
  )
}

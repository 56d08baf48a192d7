import { useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { Fragment, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '#contract/public-page.ts'
import { GOOGLE_START_PATH } from '#contract/sign-in.ts'
import boat from '#web/assets/site/boat.webp'
import coast from '#web/assets/site/coast.webp'
import compass from '#web/assets/site/compass.webp'
import headland from '#web/assets/site/headland.webp'
import lantern from '#web/assets/site/lantern.webp'
import { useHomepage } from '#web/features/landing/edited/homepage.ts'
import { EdgePrint, Still } from '#web/features/landing/still.tsx'
import { isGoogleOffered } from '#web/features/site/sign-in-state.ts'
import {
  SIGN_UP_STATE,
  SiteButtonLink,
  useSiteLanguage,
} from '#web/features/site/site-language.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { Spinner } from '#web/ui/progress.tsx'

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

const DRAWN = [headland, compass, lantern, boat, coast]
const CHOSEN = 5

/** One line becomes six frames: five are drawn, one of them is chosen, the sixth is on its way. */
function IdeaSheet() {
  const { t } = useLingui()
  return (
    <div className="idea">
      <p className="idea-line">
        <PenLine />
        <span>{t`Every lighthouse blinks its own name`}</span>
        <i className="caret" aria-hidden="true" />
        <span className="badge">{t`Example`}</span>
        <span className="edge facts-of-idea">
          <span>01:00</span>
          <span>9:16</span>
          <span>{t`Storytelling`}</span>
        </span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone, so the keyboard must reach it */}
      <ol className="sheet" aria-label={t`Six scenes made from that idea`} tabIndex={0}>
        {DRAWN.map((src, index) => (
          <li key={src}>
            <Still src={src} ratio="9/16" alt={t`Scene ${index + 1}`} />
            <EdgePrint number={index + 1} />
            {index + 1 === CHOSEN && <WaxCircle />}
          </li>
        ))}
        <li>
          <PencilFrame ratio="9/16" state="running">
            <span>{t`drawing`}</span>
          </PencilFrame>
          <EdgePrint number={DRAWN.length + 1} />
        </li>
      </ol>
    </div>
  )
}

/** The frame that was decided on, circled with the yellow wax pencil. */
function WaxCircle() {
  return (
    <svg className="wax" viewBox="0 0 118 200" preserveAspectRatio="none" aria-hidden="true">
      <filter id="wax-grain" x="-10%" y="-10%" width="120%" height="120%">
        <feTurbulence
          type="fractalNoise"
          baseFrequency=".9"
          numOctaves="2"
          seed="4"
          result="grain"
        />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="2.6" />
      </filter>
      <g filter="url(#wax-grain)">
        <path d="M30 14C60 0 102 8 112 46c11 40 7 102-15 132-17 21-55 19-73-5C6 147 7 70 19 35 26 17 42 7 66 9" />
        <path d="M36 11C66 1 105 12 114 52c9 42 3 96-15 124" className="second" />
      </g>
    </svg>
  )
}

type StartButtonProps = {
  text?: string
  /** Elsewhere than where it usually leads. */
  link?: string
}

/** Starts Google sign-in where this installation offers it, else leads to the sign-up form. */
export function StartButton({ text, link }: StartButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useSiteLanguage()
  const [isBusy, setBusy] = useState(false)

  async function start(event: MouseEvent) {
    // A new tab or window gets the plain link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    if (await isGoogleOffered()) window.location.assign(GOOGLE_START_PATH)
    else await navigate(localPath('/login', language), { state: SIGN_UP_STATE })
    setBusy(false)
  }

  const words = text ?? t`Start Creating for Free`
  if (link) {
    return (
      <a href={link} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {words}
      </a>
    )
  }
  return (
    <SiteButtonLink
      to="/login"
      state={SIGN_UP_STATE}
      variant="primary"
      size="lg"
      aria-busy={isBusy || undefined}
      onClick={(event) => void start(event)}
    >
      {isBusy && <Spinner />}
      {words}
    </SiteButtonLink>
  )
}

/** Follows a link to an anchor of this page smoothly, or at once for who asked for less motion. */
export function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (!section) return
  event.preventDefault()
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  // The keyboard goes on from where the eye is, as it does after a plain jump.
  section.focus({ preventScroll: true })
}

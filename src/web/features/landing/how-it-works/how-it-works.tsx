import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { StepList } from './step-list.tsx'
import { STEPS } from './steps.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import './how-it-works.css'

/** Six steps that show themselves, until one is chosen. */
export function HowItWorks() {
  const { t } = useLingui()
  const { shown, isOn, isRunning, choose, toggle, hold } = useAutoAdvance(STEPS.length)
  return (
    <section className="section" id="how-it-works" tabIndex={-1} aria-labelledby="how-title">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="how-title">
            <Trans>Six steps, and you can stop after any of them</Trans>
          </h2>
        </div>
        <div
          className="how"
          data-running={isRunning || undefined}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          <div>
            <StepList shown={shown} onChoose={choose} />
            <p className="how-pause">
              <Button variant="ghost" size="sm" icon={isOn ? Pause : Play} onClick={toggle}>
                {isOn ? t`Pause` : t`Play`}
              </Button>
            </p>
          </div>
          <div className="how-stage">
            {STEPS.map(({ id, image: Stage }, index) => (
              <div
                key={id}
                role="tabpanel"
                id={`step-panel-${id}`}
                aria-labelledby={`step-${id}`}
                hidden={index !== shown}
              >
                <Stage />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

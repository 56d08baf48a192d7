import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Clapperboard,
  Image,
  type LucideIcon,
  Mic,
  Pause,
  Play,
  Share,
  TextCursorInput,
} from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#web/lib/browser-state.ts'
import { Button } from '#web/ui/button.tsx'
import { ScenesGlyph } from '#web/ui/glyphs.ts'
import {
  ExportStage,
  IdeaStage,
  StoryboardStage,
  VideoStage,
  VisualsStage,
  VoiceStage,
} from './stages.tsx'
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

type StepListProps = { shown: number; onChoose: (index: number) => void }

/** The steps as tabs: arrows, Home and End go from one to another. */
function StepList({ shown, onChoose }: StepListProps) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const last = STEPS.length - 1
    const target = {
      ArrowDown: shown === last ? 0 : shown + 1,
      ArrowUp: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    onChoose(target)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div
      ref={list}
      className="steps"
      role="tablist"
      aria-label={t`How it works`}
      aria-orientation="vertical"
      tabIndex={-1}
      onKeyDown={move}
    >
      {STEPS.map(({ id, title, description, color, icon: Icon }, index) => (
        <button
          key={id}
          type="button"
          className="step"
          role="tab"
          id={`step-${id}`}
          aria-controls={`step-panel-${id}`}
          aria-selected={index === shown}
          tabIndex={index === shown ? 0 : -1}
          data-color={color}
          onClick={() => onChoose(index)}
        >
          <span className="run" aria-hidden="true" />
          <span className="number">{index + 1}</span>
          <b>{i18n._(title)}</b>
          <Icon />
          <span className="description">{i18n._(description)}</span>
        </button>
      ))}
    </div>
  )
}

const STEP_MS = 3000

type AutoAdvance = {
  shown: number
  /** It goes on by itself when nothing holds it. */
  isOn: boolean
  /** The time to the next one runs. */
  isRunning: boolean
  /** Shows one and ends the advancing for good. */
  choose: (index: number) => void
  toggle: () => void
  /** Holds it for as long as someone points at it or is in it with the keyboard. */
  hold: (isHeld: boolean) => void
}

/** Goes from one to the next of `count` every 3 seconds and round again; under reduced motion only when asked. */
function useAutoAdvance(count: number): AutoAdvance {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState(0)
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const [isHeld, setHeld] = useState(false)
  const isOn = isWanted ?? !isCalm
  const isRunning = isOn && !isHeld

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setShown((shown + 1) % count), STEP_MS)
    return () => clearTimeout(timer)
  }, [isRunning, shown, count])

  return {
    shown,
    isOn,
    isRunning,
    choose(index) {
      setShown(index)
      setWanted(false)
    },
    toggle: () => setWanted(!isOn),
    hold: setHeld,
  }
}

type Step = {
  id: string
  title: MessageDescriptor
  description: MessageDescriptor
  /** What is drawn on the stage beside the list. */
  image: ComponentType
  /** Blue while it is planned, yellow where you decide, green where it is done. */
  color: 'info' | 'accent-edge' | 'success'
  icon: LucideIcon
}

const STEPS: Step[] = [
  {
    id: 'idea',
    title: msg`Input Your Idea`,
    description: msg`One line is enough. Add who it is for and how it should end if you know.`,
    image: IdeaStage,
    color: 'accent-edge',
    icon: TextCursorInput,
  },
  {
    id: 'storyboard',
    title: msg`Generate Storyboard`,
    description: msg`The line becomes scenes with their words, pictures and movements. All of it is yours to edit.`,
    image: StoryboardStage,
    color: 'info',
    icon: ScenesGlyph,
  },
  {
    id: 'voice',
    title: msg`Create Voice-Over`,
    description: msg`Pick a voice and hear every scene. Its words set the length and the captions.`,
    image: VoiceStage,
    color: 'info',
    icon: Mic,
  },
  {
    id: 'visuals',
    title: msg`Generate Visuals`,
    description: msg`One picture a scene, in one look. Redo the one you do not like.`,
    image: VisualsStage,
    color: 'info',
    icon: Image,
  },
  {
    id: 'video',
    title: msg`Produce Video`,
    description: msg`Each picture starts to move. Usually two to three minutes; you can close the tab.`,
    image: VideoStage,
    color: 'info',
    icon: Clapperboard,
  },
  {
    id: 'export',
    title: msg`Export & Share`,
    description: msg`Captions, music and loudness are done. One cut, in every shape you post in.`,
    image: ExportStage,
    color: 'success',
    icon: Share,
  },
]

import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef } from 'react'
import { STEPS } from './steps.tsx'

type StepListProps = { shown: number; onChoose: (index: number) => void }

/** The steps as tabs: arrows, Home and End go from one to another. */
export function StepList({ shown, onChoose }: StepListProps) {
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

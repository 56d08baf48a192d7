import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { OBSTACLE_TEXTS } from '#web/features/generation/generation-obstacle.ts'
import { useRefusal } from '#web/ui/refusals.ts'
import { characterAt } from './character-at.ts'
import { TextConflictDialog } from './text-conflict-dialog.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { TextSaving } from './text-saving.tsx'
import { TextWriter } from './text-writer.tsx'
import { useTextInPlace } from './use-text-in-place.ts'
import './text-in-place.css'

type TextInPlaceProps = {
  scene: Scene
  field: TextField
  /** Lines shown at rest before the others are cut; without it all are shown. */
  clamp?: 'line-clamp-2' | 'line-clamp-3' | 'line-clamp-4'
}

/** One of a scene's texts: a press, or Enter, lets it be written where it stands. It saves itself. */
export function TextInPlace({ scene, field, clamp }: TextInPlaceProps) {
  const { i18n, t } = useLingui()
  const { storyboard } = useBench()
  const { language, status } = storyboard
  const { open, text, writing, begin, end } = useTextInPlace(scene, field)
  const button = useRef<HTMLButtonElement>(null)
  const isLeftByKey = useRef(false)
  const name = t`${i18n._(TEXT_FIELDS[field].editLabel)}, scene ${scene.orderIndex + 1}`
  const refusal = useRefusal('edit')
  const isClosed = status === 'complete'

  useEffect(() => {
    if (!writing && isLeftByKey.current) button.current?.focus({ preventScroll: true })
    isLeftByKey.current = false
  }, [writing])

  function onClick(event: MouseEvent) {
    // A key has no place of its own: writing goes on at the end.
    const caret = event.detail === 0 ? text.length : characterAt(event, text.length)
    whenOpen(storyboard, () => begin(caret))
  }

  function onEnd(by: 'key' | 'blur') {
    isLeftByKey.current = by === 'key'
    end()
  }

  return (
    <div className="text-place" data-text-place>
      {writing ? (
        <TextWriter scene={scene} field={field} text={text} writing={writing} onEnd={onEnd} />
      ) : (
        <button
          ref={button}
          type="button"
          className="text-rest"
          aria-label={`${name}: ${text || t`No text yet`}`}
          aria-disabled={refusal !== null || undefined}
          title={refusal ?? (isClosed ? i18n._(OBSTACLE_TEXTS.complete) : undefined)}
          onClick={onClick}
        >
          {text ? (
            <span className={clamp} lang={language}>
              {text}
            </span>
          ) : (
            <span className="text-muted">
              <Trans>No text yet</Trans>
            </span>
          )}
        </button>
      )}
      {open && <TextSaving open={open} />}
      {open && <TextConflictDialog scene={scene} field={field} open={open} />}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { afterModals } from '#web/ui/modal.ts'
import { DraftHint } from './draft-hint.tsx'
import { goToText } from './next-text.ts'
import { SpeakingFit } from './speaking-fit.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { TextKeys } from './text-keys.tsx'
import { isTooLong } from './text-saver.ts'
import { useLeaveText } from './use-leave-text.ts'
import type { Writing } from './use-text-in-place.ts'

type TextWriterProps = {
  scene: Scene
  field: TextField
  text: string
  writing: Writing
  onEnd: (by: 'key' | 'blur') => void
}

/** A text while it is written, at the size and place it has at rest. */
export function TextWriter({ scene, field, text, writing, onEnd }: TextWriterProps) {
  const { t, i18n } = useLingui()
  const { language } = useBench().storyboard
  const { saver, caret, entry } = writing
  useLeaveText(scene, field, text)
  const errorId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const fieldName = i18n._(TEXT_FIELDS[field].fieldLabel)

  useLayoutEffect(
    () =>
      // A dialog that led here still holds the page.
      afterModals(() => {
        area.current?.focus({ preventScroll: true })
        area.current?.setSelectionRange(caret, caret)
      }),
    [caret],
  )

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Escape') saver.write(entry)
    if (key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey))) {
      event.preventDefault()
      onEnd('key')
    }
    if (key === 'Tab' && goToText(currentTarget, shiftKey ? -1 : 1)) event.preventDefault()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    // In another window somebody may look something up and come back.
    if (document.hasFocus()) onEnd('blur')
    else void saver.flush()
  }

  function discard() {
    saver.write(scene[field])
    area.current?.focus()
  }

  function shorten(shortened: string) {
    saver.write(shortened)
    area.current?.focus()
  }

  return (
    <div className="text-writer" onBlur={onBlur}>
      <div className="text-area" data-text={text}>
        <textarea
          ref={area}
          rows={1}
          lang={language}
          value={text}
          aria-label={t`${fieldName}, scene ${scene.orderIndex + 1}`}
          aria-invalid={isTooLong(text) || undefined}
          aria-describedby={errorId}
          onChange={(event) => saver.write(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {saver.read().step === 'offered' && <DraftHint onDiscard={discard} />}
      {field === 'voiceOverText' && <SpeakingFit scene={scene} text={text} onShorten={shorten} />}
      {isTooLong(text) && (
        <p className="err" id={errorId} role="alert">
          {t`At most ${{ most: SCENE_TEXT_MAX_CHARACTERS }} characters`}
        </p>
      )}
      <TextKeys />
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { api } from '#web/lib/api.ts'
import { shortcutText } from '#web/lib/device.ts'
import { afterModals } from '#web/ui/modal.ts'
import { tellLostText } from './lost-text.tsx'
import { SpeakingFit } from './scene-fit.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { forgetText, isTooLong, leaveText, type TextSaver } from './text-saver.ts'
import { DraftHint } from './text-saving.tsx'

/** A text that is open on the page: its saver, where the caret stands at first, and what it was on opening. */
export type Writing = { saver: TextSaver; caret: number; entry: string }

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

/** The keys that end writing, for those who have keys. */
function TextKeys() {
  return (
    <span className="text-keys">
      <span>
        <kbd>Esc</kbd> <Trans>undo</Trans>
      </span>
      <span>
        <kbd>Tab</kbd> <Trans>next text</Trans>
      </span>
      <span>
        <kbd>{shortcutText('↵')}</kbd> <Trans>done</Trans>
      </span>
    </span>
  )
}

/**
 * Goes on writing at the text before or after one, in this scene or the next.
 * @returns whether there is one.
 */
function goToText(from: Element, step: 1 | -1): boolean {
  const places = [...document.querySelectorAll('[data-text-place]')]
  const place = places[places.findIndex((one) => one.contains(from)) + step]
  const button = place?.querySelector<HTMLButtonElement>('button.text-rest')
  if (!button) return false
  button.focus()
  button.click()
  return true
}

/**
 * Saves a text when its place on the page goes away while it is being written; keeps it in sight when its scene was
 * deleted, mostly in another window.
 */
function useLeaveText(scene: Scene, field: TextField, text: string): void {
  const { language } = useBench().storyboard
  const queryClient = useQueryClient()
  const leave = useEffectEvent(() => {
    const { id: sceneId, storyboardId, orderIndex: index } = scene
    const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })
    const scenes = queryClient.getQueryData(queryKey)?.scenes
    const isThere = scenes?.some(({ id }) => id === sceneId) ?? true
    if (isThere) return leaveText(sceneId, field)
    forgetText(sceneId, field)
    if (text !== scene[field]) {
      tellLostText({ storyboardId, sceneId, index, field, text, language })
    }
  })
  useEffect(() => () => leave(), [])
}

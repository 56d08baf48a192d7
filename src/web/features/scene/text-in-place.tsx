import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { OBSTACLE_TEXTS } from '#web/features/generation/generation-obstacle.ts'
import { api, client } from '#web/lib/api.ts'
import { useRefusal } from '#web/ui/refusals.ts'
import { inTurn, sceneEditKey } from './scene-edit.tsx'
import { isConflict, keepDraft, readDraft, type TextDraft, takeLeftDraft } from './text-draft.ts'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { isUnsaved, leaveText, openText, useOpenText } from './text-saver.ts'
import { TextConflictDialog, TextSaving, tellTextSaved } from './text-saving.tsx'
import { TextWriter, type Writing } from './text-writer.tsx'
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
  const refusal = useRefusal('edit')
  const isClosed = status === 'complete'
  const canSave = refusal === null && !isClosed
  const { open, text, writing, begin, end } = useTextInPlace(scene, field, canSave)
  const button = useRef<HTMLButtonElement>(null)
  const isLeftByKey = useRef(false)
  const name = t`${i18n._(TEXT_FIELDS[field].editLabel)}, scene ${scene.orderIndex + 1}`

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

/**
 * Opens and leaves one text of a scene; what is not saved yet is kept in this browser, too. A conflict that was left
 * unanswered is asked about again as soon as the text is shown.
 */
function useTextInPlace(scene: Scene, field: TextField, canSave: boolean) {
  const { id: sceneId, storyboardId } = scene
  const save = useSaveText(scene, field)
  const open = useOpenText(sceneId, field)
  const [writing, setWriting] = useState<Writing | null>(null)

  function start() {
    return openText({
      storyboardId,
      sceneId,
      field,
      saved: scene[field],
      save,
      onChange: (draft) => keepDraft(sceneId, field, draft),
    })
  }

  const resume = useEffectEvent((draft: TextDraft) => {
    if (!isConflict(draft, scene[field]) || (open && isUnsaved(open.written))) return
    const saver = open?.saver ?? start()
    saver.offer(draft.text, draft.base)
    // Sent as it was typed, the server says again what stands against it.
    if (!open) leaveText(sceneId, field)
  })
  const askAgain = useEffectEvent(async () => {
    if (open) return
    const draft = readDraft(sceneId, field) ?? (await takeLeftDraft(sceneId, field))
    if (draft) resume(draft)
  })
  useEffect(() => {
    if (canSave) void askAgain()
  }, [canSave])

  function begin(caret: number) {
    const saver = start()
    tellTextSaved(false)
    setWriting({ saver, caret, entry: saver.read().text })
    const offer = (draft: TextDraft | null) => {
      if (draft && !isUnsaved(saver.read())) saver.offer(draft.text, draft.base)
    }
    const own = readDraft(sceneId, field)
    if (own) offer(own)
    else void takeLeftDraft(sceneId, field).then(offer)
  }

  function end() {
    leaveText(sceneId, field)
    setWriting(null)
  }

  return { open, text: open?.written.text ?? scene[field], writing, begin, end }
}

/** Saves one of a scene's texts, in turn with the other edits; it goes on when what asked for it is gone. */
function useSaveText({ id, storyboardId }: Scene, field: TextField) {
  const queryClient = useQueryClient()
  const queryKey = api.storyboard.get.queryKey({ input: { id: storyboardId } })

  return async ({ from, to }: { from: string; to: string }) => {
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => client.scene.update({ id, base: { [field]: from }, [field]: to }),
      ...inTurn(storyboardId),
      mutationKey: sceneEditKey(storyboardId),
    })
    const scene = await mutation.execute(undefined)
    queryClient.setQueryData(queryKey, (shown) => shown && withScene(shown, scene))
    void queryClient.invalidateQueries({ queryKey })
    tellTextSaved(true)
  }
}

function withScene(storyboard: Storyboard, changed: Scene): Storyboard {
  const scenes = storyboard.scenes.map((scene) => (scene.id === changed.id ? changed : scene))
  return { ...storyboard, scenes }
}

type Point = { clientX: number; clientY: number }

/** Before which character of a text a point of the screen lies; the end where nobody can say. */
function characterAt({ clientX, clientY }: Point, end: number): number {
  // Safari has the older way only.
  const place = document.caretPositionFromPoint?.(clientX, clientY)
  const offset = place?.offset ?? document.caretRangeFromPoint?.(clientX, clientY)?.startOffset
  return Math.min(offset ?? end, end)
}

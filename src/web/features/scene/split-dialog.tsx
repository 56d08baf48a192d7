import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sentencesOf } from '#composition/sentences.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSceneEdit } from './scene-edit.tsx'
import './split-dialog.css'

type SplitDialogProps = { scene: Scene; onClose: () => void }

/** Where the voice-over is cut; both halves are shown as they will be. */
export function SplitDialog({ scene, onClose }: SplitDialogProps) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  const text = scene.voiceOverText
  const points = splitPoints(text, storyboard.language)
  const [chosen, setAt] = useState(() => bestSplit(points, text.length))
  // Another window may change the text meanwhile.
  const at = points.some((point) => point.at === chosen) ? chosen : bestSplit(points, text.length)
  const isOneWord = text.trim() !== '' && points.length === 0
  const isAnythingMade = [scene.voice, scene.image, scene.clip].some(({ asset }) => asset)
  const place = points.findIndex((point) => point.at === at)

  function split() {
    const change = {
      type: 'split',
      sceneId: scene.id,
      newSceneId: newId(),
      at,
    } as const
    edit.mutate(change, { onSuccess: onClose })
  }

  return (
    <Dialog
      title={t`Split scene ${scene.orderIndex + 1}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" busy={edit.isPending} disabled={isOneWord} onClick={split}>
            {t`Split`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {points.length > 1 && (
          <Field label={t`Cut between words`}>
            {(control) => (
              <Fader
                {...control}
                data-focus-first
                min={0}
                max={points.length - 1}
                step={1}
                value={place}
                valueText={text.slice(0, at).trim()}
                onChange={(next) => setAt(points[next]?.at ?? at)}
              />
            )}
          </Field>
        )}
        {isOneWord ? (
          <p>
            <Trans>The voice-over has no place between two words where it could be cut.</Trans>
          </p>
        ) : (
          <>
            <ol className="split-parts" lang={storyboard.language}>
              <li>{text.slice(0, at).trim() || <Trans>No text</Trans>}</li>
              <li>{text.slice(at).trim() || <Trans>No text</Trans>}</li>
            </ol>
            {isAnythingMade && (
              <p className="text-sm text-muted">
                <Trans>
                  Both scenes keep the image. Voice-over and clip were made for the whole and stay
                  among its takes.
                </Trans>
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Where a text can be cut in two: after a sentence, else between words. */
type SplitPoint = {
  /** How many characters come before the cut. */
  at: number
  endsSentence: boolean
}

/** Every place between two words of a text. */
export function splitPoints(text: string, language: string): SplitPoint[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  const sentences = new Set(sentencesOf(text, language).map(({ index }) => index))
  return words.slice(1).map(({ index }) => ({ at: index, endsSentence: sentences.has(index) }))
}

/** The cut nearest to the middle, a sentence's end if there is one. */
export function bestSplit(points: readonly SplitPoint[], textLength: number): number {
  const sentenceEnds = points.filter(({ endsSentence }) => endsSentence)
  const candidates = sentenceEnds.length > 0 ? sentenceEnds : points
  const distance = ({ at }: SplitPoint) => Math.abs(at - textLength / 2)
  return (
    candidates.reduce<SplitPoint | undefined>(
      (best, point) => (best && distance(best) <= distance(point) ? best : point),
      undefined,
    )?.at ?? 0
  )
}

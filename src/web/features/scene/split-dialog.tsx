import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { newId } from '#web/lib/new-id.ts'
import { bestSplit, splitPoints } from './split-points.ts'
import { useSceneEdit } from './use-scene-edit.ts'
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

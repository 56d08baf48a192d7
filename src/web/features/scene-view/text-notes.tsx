import { Trans } from '@lingui/react/macro'
import { Clock, History } from 'lucide-react'
import { neededMs } from '#composition/shorten-to-fit.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { FitWays } from '#web/features/scene/fit-ways.tsx'
import { useKeepTake } from '#web/features/scene/use-keep-take.ts'
import { useSceneEdit } from '#web/features/scene/use-scene-edit.ts'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { Button } from '#web/ui/button.tsx'

/** What is wrong with what was made from a text, and the way to leave it so. */
export function StaleNote({ scene, kind }: { scene: Scene; kind: TrackKind }) {
  const { storyboard } = useBench()
  const keep = useKeepTake(storyboard.id)
  const { isStale, status } = scene[kind]
  if (!isStale || status === 'processing') return null
  const press = () => keep.mutate({ id: scene.id, kind })
  return (
    <div className="bench-note">
      <History />
      <p>
        {kind === 'clip' && (
          <Trans>Out of date: its image, its length or its prompt has changed since.</Trans>
        )}
        {kind === 'image' && <Trans>Out of date: the text has changed since.</Trans>}
        {kind === 'voice' && (
          <Trans>Out of date: the text, or how it is spoken, has changed since.</Trans>
        )}
      </p>
      <Button
        needs="edit"
        size="sm"
        busy={keep.isPending}
        onClick={() => whenOpen(storyboard, press)}
      >
        <Trans>Keep this take</Trans>
      </Button>
    </div>
  )
}

/** That a voice-over takes longer than its scene is planned, and what can be done about it. */
export function FitNote({ scene }: { scene: Scene }) {
  const { id, language } = useBench().storyboard
  const edit = useSceneEdit(id)
  const shorten = (voiceOverText: string) =>
    edit.mutate({ type: 'texts', sceneId: scene.id, texts: { voiceOverText } })
  const overMs = neededMs(scene.voiceOverText, language) - scene.plannedDurationMs
  if (overMs <= 0) return null
  return (
    <div className="bench-note" data-fit>
      <Clock />
      <p>
        <Trans>Does not fit: {inSeconds(overMs)} s too long.</Trans>
      </p>
      <FitWays scene={scene} text={scene.voiceOverText} onShorten={shorten} />
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { neededMs, shortenToFit } from '#composition/shorten-to-fit.ts'
import { SCENE_LENGTH_MAX_MS } from '#contract/limits.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { inSeconds } from '#web/lib/in-seconds.ts'
import { Button } from '#web/ui/button.tsx'
import { useSceneEdit } from './use-scene-edit.ts'

const STEP_MS = 100

type FitWaysProps = { scene: Scene; text: string; onShorten: (text: string) => void }

/** What can be done about a text that takes longer to speak than its scene is planned. */
export function FitWays({ scene, text, onShorten }: FitWaysProps) {
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  const { language } = storyboard
  const shortened = shortenToFit(text, language, scene.plannedDurationMs)
  const durationMs = Math.ceil(neededMs(text, language) / STEP_MS) * STEP_MS
  const lengthen = () => edit.mutate({ type: 'length', sceneId: scene.id, durationMs })
  return (
    <span className="flex flex-wrap gap-1.5">
      {shortened !== text && (
        <Button
          needs="edit"
          size="sm"
          onClick={() => whenOpen(storyboard, () => onShorten(shortened))}
        >
          <Trans>Shorten to fit</Trans>
        </Button>
      )}
      {durationMs <= SCENE_LENGTH_MAX_MS && (
        <Button
          needs="edit"
          size="sm"
          busy={edit.isPending}
          onClick={() => whenOpen(storyboard, lengthen)}
        >
          <Trans>Make the scene {inSeconds(durationMs)} s</Trans>
        </Button>
      )}
    </span>
  )
}

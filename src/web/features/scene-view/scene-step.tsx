import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { tracksToMake } from '#contract/tracks.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { partsDue } from '#web/features/generation/parts-due.ts'
import { useMakeMissing } from '#web/features/generation/use-generate.ts'
import { useMakeObstacle } from '#web/features/generation/use-make-obstacle.ts'
import { Button } from '#web/ui/button.tsx'

type SceneStepProps = { scene: Scene; isLast: boolean; onNext: () => void }

/** The one next step of a scene: what is missing or out of date of it is made, then the next scene comes. */
export function SceneStep({ scene, isLast, onNext }: SceneStepProps) {
  const { storyboard, priceOf } = useEditor()
  const kinds = tracksToMake(scene, storyboard.visuals)
  const due = priceOf && partsDue([scene], priceOf, () => kinds)
  const make = useMakeMissing(storyboard, due?.credits)
  const { isOff } = useMakeObstacle(due ?? { kinds: [], count: 0, credits: 0 })
  const isRunning = TRACK_KINDS.some((kind) => scene[kind].status === 'processing')

  if (due && due.count > 0) {
    const parts = kinds.map((kind) => ({ sceneId: scene.id, kind }))
    const press = () => make.mutate({ parts, price: due.credits })
    return (
      <Button
        variant={storyboard.status === 'draft' ? 'secondary' : 'primary'}
        price={due.credits}
        busy={make.isPending}
        disabled={isOff}
        onClick={() => whenOpen(storyboard, press, due.credits)}
      >
        <Trans>Update this scene</Trans>
      </Button>
    )
  }
  if (isLast) return null
  return (
    <Button variant={isRunning ? 'secondary' : 'primary'} onClick={onNext}>
      <Trans>Next scene</Trans>
      <ArrowRight />
    </Button>
  )
}

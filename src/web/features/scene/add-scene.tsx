import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { SCENES_MAX } from '#contract/limits.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { Button } from '#web/ui/button.tsx'
import { newId } from '#web/lib/new-id.ts'
import { useSceneEdit } from './use-scene-edit.ts'

/** An empty scene at the end. */
export function AddScene() {
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  if (storyboard.status === 'complete') return null
  const index = storyboard.sceneCount
  const isFull = index >= SCENES_MAX
  return (
    <div className="mt-4">
      <Button
        needs="edit"
        icon={Plus}
        busy={edit.isPending}
        disabled={isFull}
        onClick={() => edit.mutate({ type: 'add', newSceneId: newId(), index })}
      >
        <Trans>Add a scene</Trans>
      </Button>
      {isFull && (
        <p className="mt-2 text-sm text-muted">
          <Trans>A storyboard has at most {SCENES_MAX} scenes.</Trans>
        </p>
      )}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { Button } from '#web/ui/button.tsx'
import { useSceneEdit } from './use-scene-edit.ts'

/** An empty scene at the end. */
export function AddScene() {
  const { storyboard } = useEditor()
  const edit = useSceneEdit(storyboard.id)
  if (storyboard.status === 'complete') return null
  const index = storyboard.scenes.length
  return (
    <div className="mt-4">
      <Button
        icon={Plus}
        busy={edit.isPending}
        onClick={() => edit.mutate({ type: 'add', newSceneId: crypto.randomUUID(), index })}
      >
        <Trans>Add a scene</Trans>
      </Button>
    </div>
  )
}

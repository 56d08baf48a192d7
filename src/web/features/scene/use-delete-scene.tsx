import { useLingui } from '@lingui/react/macro'
import type { Scene } from '#contract/scene.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { useSceneEdit, useUndo } from './use-scene-edit.ts'

/** Deletes a scene at once; the toast that says so undoes it. */
export function useDeleteScene(storyboardId: string) {
  const { t } = useLingui()
  const edit = useSceneEdit(storyboardId)
  const undo = useUndo(storyboardId)

  function tellDeleted({ id, orderIndex }: Scene) {
    showToast('success', {
      key: id,
      title: t`Scene ${orderIndex + 1} deleted`,
      action: (
        <Button
          size="sm"
          onClick={() => {
            dismissToast(id)
            undo.mutate('undo')
          }}
        >
          {t`Undo`}
        </Button>
      ),
    })
  }

  return async (scene: Scene) => {
    // A promise, not a callback of the mutation: those are dropped with the card that is deleted.
    const isDeleted = await edit.mutateAsync({ type: 'delete', sceneId: scene.id }).then(
      () => true,
      () => false,
    )
    if (isDeleted) tellDeleted(scene)
  }
}

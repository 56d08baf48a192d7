import { useLingui } from '@lingui/react/macro'
import type { Scene } from '#contract/scene.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useSceneEdit, useUndo } from './use-scene-edit.ts'

/** Deletes a scene at once; the toast that says so undoes it. */
export function useDeleteScene(storyboardId: string) {
  const { t } = useLingui()
  const edit = useSceneEdit(storyboardId)
  const undo = useUndo(storyboardId)
  return ({ id, orderIndex }: Scene) =>
    edit.mutate(
      { type: 'delete', sceneId: id },
      {
        onSuccess: () =>
          showToast('success', {
            key: id,
            title: t`Scene ${orderIndex + 1} deleted`,
            action: (
              <Button size="sm" onClick={() => undo.mutate('undo')}>
                {t`Undo`}
              </Button>
            ),
          }),
      },
    )
}

import { useLingui } from '@lingui/react/macro'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { showToast } from '#web/ui/toast.tsx'
import { tellSceneNews } from './scene-news.ts'
import { UndoDeletion } from './undo-deletion.tsx'
import { useSceneEdit } from './use-scene-edit.ts'

/** Deletes a scene at once, and leads to the one in its place; the toast that says so undoes it. */
export function useDeleteScene(storyboardId: string) {
  const { t } = useLingui()
  const edit = useSceneEdit(storyboardId)

  function tellDeleted({ id, orderIndex }: Scene, { version, scenes }: Storyboard) {
    showToast('success', {
      key: id,
      title: t`Scene ${orderIndex + 1} deleted`,
      action: <UndoDeletion storyboardId={storyboardId} version={version} toastKey={id} />,
    })
    const next = scenes[orderIndex] ?? scenes.at(-1)
    // The toast says it; the focus went with the scene.
    if (next) tellSceneNews({ text: '', version, leadsTo: next.id })
  }

  return async (scene: Scene) => {
    // A promise, not a callback of the mutation: those are dropped with the card that is deleted.
    const left = await edit
      .mutateAsync({ type: 'delete', sceneId: scene.id })
      .catch(() => undefined)
    if (left) tellDeleted(scene, left)
  }
}

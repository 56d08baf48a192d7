import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Scene } from '#contract/scene.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { showToast } from '#web/ui/toast.tsx'
import { tellSceneNews } from './scene-news.ts'
import { UndoDeletion } from './undo-deletion.tsx'
import { useSceneEdit } from './use-scene-edit.ts'

/** Deletes scenes at once, in one step, and leads to the one in their place; the toast that says so undoes it. */
export function useDeleteScenes(storyboardId: string) {
  const { t } = useLingui()
  const edit = useSceneEdit(storyboardId)

  function tellDeleted(first: Scene, count: number, { version, scenes }: Storyboard) {
    const { id, orderIndex } = first
    showToast('success', {
      key: id,
      title:
        count === 1
          ? t`Scene ${orderIndex + 1} deleted`
          : plural(count, { one: '# scene deleted', other: '# scenes deleted' }),
      action: <UndoDeletion storyboardId={storyboardId} version={version} toastKey={id} />,
    })
    const next = scenes[orderIndex] ?? scenes.at(-1)
    // The toast says it; the focus went with the scene.
    if (next) tellSceneNews({ text: '', version, leadsTo: next.id })
  }

  return async (scenes: Scene[]) => {
    const [first] = scenes
    if (!first) return
    const asked: SceneEdit =
      scenes.length === 1
        ? { type: 'delete', sceneId: first.id }
        : { type: 'delete-several', sceneIds: scenes.map(({ id }) => id) }
    // A promise, not a callback of the mutation: those are dropped with the card that is deleted.
    const left = await edit.mutateAsync(asked).catch(() => undefined)
    if (left) tellDeleted(first, scenes.length, left)
  }
}

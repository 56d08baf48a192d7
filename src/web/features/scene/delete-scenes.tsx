import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Scene } from '#contract/scene.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { useSceneEdit, useUndo } from './scene-edit.tsx'
import { tellSceneNews } from './scene-news.tsx'

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

type UndoDeletionProps = {
  storyboardId: string
  /** The storyboard's after the deletion. */
  version: number
  toastKey: string
}

/** Undoes a deletion as long as it is the last change: the toast goes with the next one, which it would undo instead. */
function UndoDeletion({ storyboardId, version, toastKey }: UndoDeletionProps) {
  const { t } = useLingui()
  const undo = useUndo(storyboardId)
  const { data } = useQuery({
    ...api.storyboard.get.queryOptions({ input: { id: storyboardId } }),
    enabled: false,
  })
  const isLastChange = data?.version === version

  useEffect(() => {
    if (!isLastChange) dismissToast(toastKey)
  }, [isLastChange, toastKey])

  return (
    <Button
      size="sm"
      onClick={() => {
        dismissToast(toastKey)
        undo.mutate('undo')
      }}
    >
      {t`Undo`}
    </Button>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { tellSceneNews } from './scene-news.ts'

/** Tells what an edit did, and leads to the scene it made or moved. */
export function useEditNews() {
  const { t } = useLingui()
  return (edit: SceneEdit, { scenes }: Storyboard) => {
    const indexOf = (id: string) => scenes.findIndex((scene) => scene.id === id)
    const numberOf = (id: string) => indexOf(id) + 1
    const at = (sceneId: string) => ({ sceneId, index: indexOf(sceneId) })
    switch (edit.type) {
      case 'add':
        return tellSceneNews(t`Scene ${numberOf(edit.newSceneId)} added`, at(edit.newSceneId))
      case 'duplicate':
        return tellSceneNews(t`Scene ${numberOf(edit.sceneId)} duplicated`, at(edit.newSceneId))
      case 'split':
        return tellSceneNews(t`Scene ${numberOf(edit.sceneId)} split in two`, at(edit.newSceneId))
      case 'merge':
        return tellSceneNews(
          t`Two scenes are now scene ${numberOf(edit.sceneId)}`,
          at(edit.sceneId),
        )
      case 'move':
        return tellSceneNews(t`The scene is now number ${numberOf(edit.sceneId)}`, at(edit.sceneId))
      default:
        return undefined
    }
  }
}

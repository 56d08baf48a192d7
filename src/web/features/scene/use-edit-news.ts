import { useLingui } from '@lingui/react/macro'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { tellSceneNews } from './scene-news.ts'

/** Tells what an edit did, and leads to the scene it made or moved. */
export function useEditNews() {
  const { t } = useLingui()
  return (edit: SceneEdit, { scenes }: Storyboard) => {
    const numberOf = (id: string) => scenes.findIndex((scene) => scene.id === id) + 1
    switch (edit.type) {
      case 'add':
        return tellSceneNews(t`Scene ${numberOf(edit.newSceneId)} added`, edit.newSceneId)
      case 'duplicate':
        return tellSceneNews(t`Scene ${numberOf(edit.sceneId)} duplicated`, edit.newSceneId)
      case 'split':
        return tellSceneNews(t`Scene ${numberOf(edit.sceneId)} split in two`, edit.newSceneId)
      case 'merge':
        return tellSceneNews(t`Two scenes are now scene ${numberOf(edit.sceneId)}`, edit.sceneId)
      case 'move':
        return tellSceneNews(t`The scene is now number ${numberOf(edit.sceneId)}`, edit.sceneId)
      default:
        return undefined
    }
  }
}

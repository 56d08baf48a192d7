import { useLingui } from '@lingui/react/macro'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { tellSceneNews } from './scene-news.ts'

/** Tells what an edit did, and leads to the scene it made or moved. */
export function useEditNews() {
  const { t } = useLingui()
  return (edit: SceneEdit, { scenes, version }: Storyboard) => {
    const numberOf = (id: string) => scenes.findIndex((scene) => scene.id === id) + 1
    const tell = (text: string, leadsTo: string) => tellSceneNews({ text, version, leadsTo })
    switch (edit.type) {
      case 'add':
        return tell(t`Scene ${numberOf(edit.newSceneId)} added`, edit.newSceneId)
      case 'duplicate':
        return tell(t`Scene ${numberOf(edit.sceneId)} duplicated`, edit.newSceneId)
      case 'split':
        return tell(t`Scene ${numberOf(edit.sceneId)} split in two`, edit.newSceneId)
      case 'merge':
        return tell(t`Two scenes are now scene ${numberOf(edit.sceneId)}`, edit.sceneId)
      case 'move':
        return tell(t`The scene is now number ${numberOf(edit.sceneId)}`, edit.sceneId)
      default:
        return undefined
    }
  }
}

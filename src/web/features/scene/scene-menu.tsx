import { useLingui } from '@lingui/react/macro'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  History,
  Merge,
  Plus,
  Scissors,
  Trash2,
  Type,
  Upload,
  WandSparkles,
} from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useSetInType } from '#web/features/generation/use-generate.ts'
import { UploadImageDialog } from '#web/features/image/upload/upload-image-dialog.tsx'
import { RewriteDialog } from '#web/features/rewrite/rewrite-dialog.tsx'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { useDeleteScenes } from './delete-scenes.tsx'
import { DownloadItem } from './download.tsx'
import { useSceneEdit } from './scene-edit.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { TakesDialog } from './takes-dialog.tsx'

/** Everything that changes a scene's place among the others; nothing needs a mouse. */
export function SceneMenu({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  const setInType = useSetInType(storyboard.id)
  const deleteScenes = useDeleteScenes(storyboard.id)
  const [dialog, setDialog] = useState<'split' | 'takes' | 'upload' | 'rewrite' | null>(null)
  const { id: sceneId, orderIndex: index } = scene
  const isLast = index === storyboard.sceneCount - 1
  const isBusy = [scene.voice, scene.image, scene.clip].some(
    ({ status }) => status === 'processing',
  )
  const change = (asked: SceneEdit) => whenOpen(storyboard, () => edit.mutate(asked))
  return (
    <>
      <Menu
        label={t`Scene ${index + 1}`}
        side="right"
        align="start"
        trigger={
          <Button
            variant="ghost"
            size="sm"
            square
            icon={Ellipsis}
            aria-label={t`More for scene ${index + 1}`}
          />
        }
      >
        <MenuItem
          needs="edit"
          icon={WandSparkles}
          disabled={!scene.voiceOverText.trim()}
          onSelect={() => whenOpen(storyboard, () => setDialog('rewrite'))}
        >{t`Rewrite ...`}</MenuItem>
        <MenuItem icon={History} onSelect={() => setDialog('takes')}>{t`Takes`}</MenuItem>
        <MenuItem
          needs="edit"
          icon={Upload}
          onSelect={() => whenOpen(storyboard, () => setDialog('upload'))}
        >{t`Upload image ...`}</MenuItem>
        <MenuItem
          needs="edit"
          icon={Type}
          disabled={scene.image.status === 'processing' || !scene.voiceOverText.trim()}
          onSelect={() => whenOpen(storyboard, () => setInType.mutate(scene), 0)}
        >{t`Text card`}</MenuItem>
        <DownloadItem scene={scene} kind="voice">{t`Download audio`}</DownloadItem>
        <DownloadItem scene={scene} kind="image">{t`Download image`}</DownloadItem>
        <DownloadItem scene={scene} kind="clip">{t`Download video`}</DownloadItem>
        <MenuSeparator />
        <MenuItem
          needs="edit"
          icon={ArrowUp}
          disabled={index === 0}
          onSelect={() => change({ type: 'move', sceneId, index: index - 1 })}
        >{t`Move up`}</MenuItem>
        <MenuItem
          needs="edit"
          icon={ArrowDown}
          disabled={isLast}
          onSelect={() => change({ type: 'move', sceneId, index: index + 1 })}
        >{t`Move down`}</MenuItem>
        <MenuItem
          needs="edit"
          icon={Plus}
          onSelect={() => change({ type: 'add', newSceneId: newId(), index: index + 1 })}
        >{t`Add a scene after`}</MenuItem>
        <MenuItem
          needs="edit"
          icon={Copy}
          onSelect={() => change({ type: 'duplicate', sceneId, newSceneId: newId() })}
        >{t`Duplicate`}</MenuItem>
        <MenuItem
          needs="edit"
          icon={Scissors}
          disabled={isBusy}
          onSelect={() => whenOpen(storyboard, () => setDialog('split'))}
        >{t`Split ...`}</MenuItem>
        <MenuItem
          needs="edit"
          icon={Merge}
          disabled={isBusy || isLast}
          onSelect={() => change({ type: 'merge', sceneId })}
        >{t`Merge with the next`}</MenuItem>
        <MenuSeparator />
        <MenuItem
          needs="edit"
          icon={Trash2}
          disabled={isBusy || storyboard.sceneCount === 1}
          onSelect={() => whenOpen(storyboard, () => void deleteScenes([scene]))}
        >{t`Delete`}</MenuItem>
      </Menu>
      {dialog === 'split' && <SplitDialog scene={scene} onClose={() => setDialog(null)} />}
      {dialog === 'rewrite' && <RewriteDialog scene={scene} onClose={() => setDialog(null)} />}
      {dialog === 'takes' && <TakesDialog scene={scene} onClose={() => setDialog(null)} />}
      {dialog === 'upload' && <UploadImageDialog scene={scene} onClose={() => setDialog(null)} />}
    </>
  )
}

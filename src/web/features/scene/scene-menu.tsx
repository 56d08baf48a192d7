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
} from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { useSetInType } from '#web/features/generation/use-generate.ts'
import { UploadImageDialog } from '#web/features/image/upload/upload-image-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { newId } from '#web/lib/new-id.ts'
import { DownloadItem } from './download-item.tsx'
import { SplitDialog } from './split-dialog.tsx'
import { TakesDialog } from './takes-dialog.tsx'
import { useDeleteScene } from './use-delete-scene.tsx'
import { useSceneEdit } from './use-scene-edit.ts'

/** Everything that changes a scene's place among the others; nothing needs a mouse. */
export function SceneMenu({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  const setInType = useSetInType(storyboard.id)
  const deleteScene = useDeleteScene(storyboard.id)
  const [dialog, setDialog] = useState<'split' | 'takes' | 'upload' | null>(null)
  const { id: sceneId, orderIndex: index } = scene
  const isLast = index === storyboard.sceneCount - 1
  const isClosed = storyboard.status === 'complete'
  const isBusy = [scene.voice, scene.image, scene.clip].some(
    ({ status }) => status === 'processing',
  )
  return (
    <>
      <Menu
        label={t`Scene ${index + 1}`}
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
        <MenuItem icon={History} onSelect={() => setDialog('takes')}>{t`Takes`}</MenuItem>
        <MenuItem
          icon={Upload}
          disabled={isClosed}
          onSelect={() => setDialog('upload')}
        >{t`Upload image ...`}</MenuItem>
        <MenuItem
          icon={Type}
          disabled={isClosed || scene.image.status === 'processing' || !scene.voiceOverText.trim()}
          onSelect={() => setInType.mutate(scene)}
        >{t`Text card`}</MenuItem>
        <DownloadItem scene={scene} kind="voice">{t`Download audio`}</DownloadItem>
        <DownloadItem scene={scene} kind="image">{t`Download image`}</DownloadItem>
        <DownloadItem scene={scene} kind="clip">{t`Download video`}</DownloadItem>
        <MenuSeparator />
        <MenuItem
          icon={ArrowUp}
          disabled={isClosed || index === 0}
          onSelect={() => edit.mutate({ type: 'move', sceneId, index: index - 1 })}
        >{t`Move up`}</MenuItem>
        <MenuItem
          icon={ArrowDown}
          disabled={isClosed || isLast}
          onSelect={() => edit.mutate({ type: 'move', sceneId, index: index + 1 })}
        >{t`Move down`}</MenuItem>
        <MenuItem
          icon={Plus}
          disabled={isClosed}
          onSelect={() => edit.mutate({ type: 'add', newSceneId: newId(), index: index + 1 })}
        >{t`Add a scene after`}</MenuItem>
        <MenuItem
          icon={Copy}
          disabled={isClosed}
          onSelect={() => edit.mutate({ type: 'duplicate', sceneId, newSceneId: newId() })}
        >{t`Duplicate`}</MenuItem>
        <MenuItem
          icon={Scissors}
          disabled={isClosed || isBusy}
          onSelect={() => setDialog('split')}
        >{t`Split ...`}</MenuItem>
        <MenuItem
          icon={Merge}
          disabled={isClosed || isBusy || isLast}
          onSelect={() => edit.mutate({ type: 'merge', sceneId })}
        >{t`Merge with the next`}</MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          disabled={isClosed || isBusy || storyboard.sceneCount === 1}
          onSelect={() => void deleteScene(scene)}
        >{t`Delete`}</MenuItem>
      </Menu>
      {dialog === 'split' && <SplitDialog scene={scene} onClose={() => setDialog(null)} />}
      {dialog === 'takes' && <TakesDialog scene={scene} onClose={() => setDialog(null)} />}
      {dialog === 'upload' && <UploadImageDialog scene={scene} onClose={() => setDialog(null)} />}
    </>
  )
}

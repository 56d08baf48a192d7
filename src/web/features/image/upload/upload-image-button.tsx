import { useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadImageDialog } from './upload-image-dialog.tsx'

/** Opens the dialog in which a picture of one's own becomes the scene's image. */
export function UploadImageButton({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        square
        icon={Upload}
        disabled={storyboard.status === 'complete'}
        aria-label={t`Upload image for scene ${scene.orderIndex + 1}`}
        title={t`Upload image`}
        onClick={() => setOpen(true)}
      />
      {isOpen && <UploadImageDialog scene={scene} onClose={() => setOpen(false)} />}
    </>
  )
}

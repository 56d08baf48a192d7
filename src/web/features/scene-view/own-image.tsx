import { Trans } from '@lingui/react/macro'
import { Type, Upload } from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { useSetInType } from '#web/features/generation/use-generate.ts'
import { UploadImageDialog } from '#web/features/image/upload/upload-image-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

/** The images that cost nothing: one of the own, or the scene's words set in type. */
export function OwnImage({ scene }: { scene: Scene }) {
  const { storyboard } = useBench()
  const setInType = useSetInType(storyboard.id)
  const [isUploading, setUploading] = useState(false)
  const set = () => setInType.mutate(scene)
  return (
    <span className="bench-own">
      <Button
        needs="edit"
        size="sm"
        variant="ghost"
        icon={Upload}
        onClick={() => whenOpen(storyboard, () => setUploading(true))}
      >
        <Trans>Upload</Trans>
      </Button>
      <Button
        needs="edit"
        size="sm"
        variant="ghost"
        icon={Type}
        busy={setInType.isPending}
        disabled={scene.image.status === 'processing' || !scene.voiceOverText.trim()}
        onClick={() => whenOpen(storyboard, set, 0)}
      >
        <Trans>Text card</Trans>
      </Button>
      {isUploading && <UploadImageDialog scene={scene} onClose={() => setUploading(false)} />}
    </span>
  )
}

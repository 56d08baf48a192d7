import { useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { Button } from '#web/ui/button.tsx'
import { OwnVideoDialog } from './own-video-dialog.tsx'

/** The clip that costs nothing: one that was filmed. */
export function OwnVideo({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const [isOpen, setOpen] = useState(false)
  const number = scene.orderIndex + 1
  return (
    <>
      <Button
        needs="edit"
        size="sm"
        square
        icon={Upload}
        aria-label={t`Upload own video, scene ${number}`}
        disabled={scene.clip.status === 'processing'}
        onClick={() => whenOpen(storyboard, () => setOpen(true))}
      />
      {isOpen && <OwnVideoDialog scene={scene} onClose={() => setOpen(false)} />}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { Button } from '#web/ui/button.tsx'
import { RecordingDialog } from './recording-dialog.tsx'

/** The voice-over that costs nothing: one's own. */
export function OwnRecording({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const [isOpen, setOpen] = useState(false)
  const number = scene.orderIndex + 1
  const isDisabled = scene.voice.status === 'processing' || !scene.voiceOverText.trim()
  return (
    <>
      <Button
        needs="edit"
        size="sm"
        square
        icon={Mic}
        aria-label={t`Own recording, scene ${number}`}
        disabled={isDisabled}
        onClick={() => whenOpen(storyboard, () => setOpen(true))}
      />
      {isOpen && <RecordingDialog scene={scene} onClose={() => setOpen(false)} />}
    </>
  )
}

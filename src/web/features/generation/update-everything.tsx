import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { Button } from '#web/ui/button.tsx'
import { partsToUpdate } from './parts-to-update.ts'
import { UpdateDialog } from './update-dialog.tsx'

/** Makes again all that is out of date in the storyboard, after asking. */
export function UpdateEverything() {
  const { storyboard, prices } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const { scenes, status } = storyboard
  if (!prices || status === 'complete') return null
  const { count, credits } = partsToUpdate(scenes, prices)
  return (
    <>
      {count > 0 && (
        <Button icon={RefreshCw} price={credits} onClick={() => setAsking(true)}>
          <Trans>Update everything out of date</Trans>
        </Button>
      )}
      {isAsking && (
        <UpdateDialog scenes={scenes} prices={prices} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

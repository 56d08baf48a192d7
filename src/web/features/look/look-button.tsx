import { Trans, useLingui } from '@lingui/react/macro'
import { Palette } from 'lucide-react'
import { useState } from 'react'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useOpenText } from '#web/features/scene/open-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { LookDialog } from './look-dialog.tsx'

/** Opens what all pictures have in common; says so when it could not be saved. */
export function LookButton() {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const isUnsaved = useOpenText(storyboard.id, 'look')?.written.step === 'failed'
  return (
    <>
      <Button
        needs="edit"
        variant="ghost"
        icon={Palette}
        aria-haspopup="dialog"
        title={t`How all pictures look, and who appears in them`}
        onClick={() => whenOpen(storyboard, () => setOpen(true))}
      >
        {isUnsaved ? <Trans>Look: not saved</Trans> : <Trans>Look</Trans>}
      </Button>
      {isOpen && <LookDialog onClose={() => setOpen(false)} />}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { TranslateDialog } from './translate-dialog.tsx'

/** In the editor: opens what has it told in another language. */
export function TranslateButton({ storyboard }: { storyboard: StoryboardSummary }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip text={t`Translate into another language`}>
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={Languages}
          aria-label={t`Translate`}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && <TranslateDialog storyboard={storyboard} onClose={() => setOpen(false)} />}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { CircleGauge } from 'lucide-react'
import { useState } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { CapForm, useCapStoryboard } from './cap-form.tsx'

/** What the storyboard has cost, and the most that it may cost. */
export function StoryboardCapButton({ storyboard }: { storyboard: Storyboard }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { cap, spent } = storyboard.spending
  const name =
    cap === null
      ? t`Set a spending cap`
      : t`Spending cap: ${i18n.number(spent)} of ${i18n.number(cap)} credits used`
  return (
    <>
      <Tooltip text={name}>
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={CircleGauge}
          aria-label={name}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && <CapDialog storyboard={storyboard} onClose={() => setOpen(false)} />}
    </>
  )
}

function CapDialog({ storyboard, onClose }: { storyboard: Storyboard; onClose: () => void }) {
  const { t } = useLingui()
  const capStoryboard = useCapStoryboard(storyboard.id)
  return (
    <Dialog title={t`Spending cap of this storyboard`} onClose={onClose}>
      <CapForm
        spending={storyboard.spending}
        label={t`Credits for this storyboard`}
        hint={
          <Trans>
            Counts everything made for it so far, its writing included. Nothing that would go beyond
            the cap is started.
          </Trans>
        }
        needs="edit"
        isBusy={capStoryboard.isPending}
        onSave={(cap) => capStoryboard.mutate(cap, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Dialog>
  )
}

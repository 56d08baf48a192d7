import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { ScenesByKind } from '#web/features/generation/update-stale.tsx'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useEditor } from './editor-context.tsx'
import { production } from './production.ts'
import { useCompleteStoryboard } from './use-storyboard-action.ts'

type MarkCompleteProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'>

/** Ends the production; asks first when something is missing. */
export function MarkComplete({ variant = 'secondary', size = 'md', children }: MarkCompleteProps) {
  const { storyboard } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const complete = useCompleteStoryboard(storyboard.id, () => setAsking(false))
  const { missing } = production(storyboard)
  return (
    <>
      <Button
        needs="edit"
        variant={variant}
        size={size}
        busy={complete.isPending}
        onClick={() => (missing.length > 0 ? setAsking(true) : complete.mutate(false))}
      >
        {children}
      </Button>
      {isAsking && (
        <CompleteDialog
          missing={missing}
          isBusy={complete.isPending}
          onClose={() => setAsking(false)}
          onComplete={() => complete.mutate(true)}
        />
      )}
    </>
  )
}

type CompleteDialogProps = {
  missing: { kind: TrackKind; numbers: number[] }[]
  isBusy: boolean
  onClose: () => void
  onComplete: () => void
}

function CompleteDialog({ missing, isBusy, onClose, onComplete }: CompleteDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`Complete storyboard with missing assets?`}
      action={t`Yes, Complete Storyboard`}
      isBusy={isBusy}
      onConfirm={onComplete}
      onClose={onClose}
    >
      <p className="text-muted">
        <Trans>
          Once it is complete, no more content can be generated for this storyboard. You can still
          export what is there.
        </Trans>
      </p>
      <div className="mt-2">
        <ScenesByKind parts={missing}>
          {({ numbers }) => <Trans>{numbers.length} missing</Trans>}
        </ScenesByKind>
      </div>
    </ConfirmDialog>
  )
}

/** Says that the open storyboard became complete: by the button here or elsewhere, or by its last asset. */
export function useCompletionNews({ id, status }: Storyboard) {
  const before = useRef(status)
  useEffect(() => {
    if (status === 'complete' && before.current !== 'complete') {
      showToast('success', {
        key: `complete ${id}`,
        title: t`Your storyboard is now complete!`,
        text: t`You can find it in your completed storyboards.`,
      })
    }
    before.current = status
  }, [id, status])
}

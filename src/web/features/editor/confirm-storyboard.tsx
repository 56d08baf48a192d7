import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { useEditor } from './editor-context.ts'
import { useConfirmStoryboard } from './use-storyboard-action.ts'

/** Ends the writing of a draft: from then on its media are made. */
export function ConfirmStoryboard({ onConfirmed }: { onConfirmed: () => void }) {
  const { storyboard } = useEditor()
  const confirm = useConfirmStoryboard(storyboard.id, onConfirmed)
  return (
    <Button
      needs="edit"
      variant="primary"
      busy={confirm.isPending}
      onClick={() => confirm.mutate(undefined)}
    >
      <Trans>Confirm Storyboard</Trans>
    </Button>
  )
}

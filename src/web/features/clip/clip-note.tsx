import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** What clips are made from, or that none are planned, and the way to plan otherwise. */
export function ClipNote() {
  const { storyboard } = useEditor()
  const isOpen = storyboard.status !== 'complete'
  const actions = isOpen ? <VisualsSwitch /> : undefined
  if (storyboard.visuals === 'stills') {
    return (
      <Alert tone="info" title={<Trans>Planned as stills with motion</Trans>} actions={actions}>
        <Trans>
          Each scene shows its image with a camera move, free of charge. You can still make a clip
          for any of them.
        </Trans>
      </Alert>
    )
  }
  return (
    <Alert tone="info" actions={actions}>
      <Trans>
        A video is made from the image alone. It works without audio, and you can add the voice
        later.
      </Trans>
    </Alert>
  )
}

/** Changes what counts as missing, not what is there. */
function VisualsSwitch() {
  const { storyboard } = useEditor()
  const queryClient = useQueryClient()
  const update = useMutation(
    api.storyboard.update.mutationOptions({
      onSuccess: (changed) =>
        queryClient.setQueryData(
          api.storyboard.get.queryKey({ input: { id: changed.id } }),
          changed,
        ),
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
  const isStills = storyboard.visuals === 'stills'
  return (
    <Button
      size="sm"
      busy={update.isPending}
      onClick={() => update.mutate({ id: storyboard.id, visuals: isStills ? 'clips' : 'stills' })}
    >
      {isStills ? <Trans>Plan clips</Trans> : <Trans>Use stills with motion</Trans>}
    </Button>
  )
}

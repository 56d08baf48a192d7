import { Trans } from '@lingui/react/macro'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** What clips are made from, while one could be made without a voice, or that none are planned; the way to plan otherwise. */
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
  const isNews = storyboard.scenes.some(({ voice, clip }) => !voice.asset && !clip.asset)
  if (!isNews) return isOpen ? <VisualsSwitch /> : null
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
  const change = useChangeStoryboard(storyboard.id)
  const isStills = storyboard.visuals === 'stills'
  return (
    <Button
      needs="edit"
      size="sm"
      busy={change.isPending}
      onClick={() => change.mutate({ visuals: isStills ? 'clips' : 'stills' })}
    >
      {isStills ? <Trans>Plan clips</Trans> : <Trans>Use stills with motion</Trans>}
    </Button>
  )
}

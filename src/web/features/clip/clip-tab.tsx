import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { MarkComplete } from '#web/features/editor/mark-complete.tsx'
import { countReady } from '#web/features/editor/production.ts'
import { useShownScenes } from '#web/features/editor/shown-scenes.ts'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { GenerateAllButton } from '#web/features/generation/generate-all-button.tsx'
import { ModelSelect } from '#web/features/model-choice/model-select.tsx'
import { UsualWait } from '#web/features/studio/studio.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage, hasCode } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ClipShot } from './clip-shot.tsx'
import '#web/features/editor/contact-sheet.css'

export function ClipTab({ onExport }: { onExport: () => void }) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { scenes, aspectRatio, status } = storyboard
  const shownScenes = useShownScenes('video')
  const withImage = countReady(scenes, 'image')
  const filmed = countReady(scenes, 'clip')
  const running = scenes.filter(({ clip }) => clip.status === 'processing').length
  const isFilmed = scenes.every(({ clip }) => clip.asset && !clip.isStale)
  return (
    <>
      <div className="mb-3.5">
        {isFilmed ? (
          <AllReady count={filmed} isOpen={status === 'processing'} onExport={onExport} />
        ) : (
          <ClipNote />
        )}
      </div>
      <div className="sub-bar">
        <Badge>
          <Trans>
            {withImage} of {scenes.length} scenes ready
          </Trans>
        </Badge>
        <Badge>
          <Trans>
            {filmed} of {scenes.length} videos
          </Trans>
        </Badge>
        {running > 0 && (
          <Badge tone="info" icon={RefreshCw}>
            {t`Auto-refreshing`}
          </Badge>
        )}
        <ModelSelect kind="clip" />
        <div className="sub-end">
          <RefreshData />
          <GenerateAllButton kind="clip" />
        </div>
      </div>
      {running > 0 && <UsualWait kind="clip" />}
      <div className="contact clips" data-shape={aspectRatio}>
        {shownScenes.map((scene) => (
          <ClipShot key={scene.id} scene={scene} />
        ))}
      </div>
    </>
  )
}

type AllReadyProps = { count: number; isOpen: boolean; onExport: () => void }

function AllReady({ count, isOpen, onExport }: AllReadyProps) {
  return (
    <Alert
      tone="success"
      title={<Plural value={count} one="The video is ready" other="All # videos are ready" />}
      actions={
        <>
          <Button size="sm" onClick={onExport}>
            <Trans>Open Export</Trans>
          </Button>
          {isOpen && (
            <MarkComplete size="sm">
              <Trans>Mark Storyboard as Complete</Trans>
            </MarkComplete>
          )}
        </>
      }
    >
      <Trans>Open Export to preview the cut and make the finished video.</Trans>
    </Alert>
  )
}

/** What clips are made from, while one could be made without a voice, or that none are planned; the way to plan otherwise. */
function ClipNote() {
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

/** Reads the whole storyboard again. */
function RefreshData() {
  const { id } = useEditor().storyboard
  const queryClient = useQueryClient()
  const refresh = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery(
        api.storyboard.get.queryOptions({ input: { id }, staleTime: 0, retry: false }),
      ),
    onSuccess: () => showToast('success', t`Data refreshed`),
    onError: (error) => {
      const isGone = hasCode(error, 'NOT_FOUND')
      const title = isGone ? t`Cannot refresh data` : t`Failed to refresh data`
      showToast('danger', { title, text: errorMessage(error) })
    },
  })
  return (
    <Button icon={RefreshCw} busy={refresh.isPending} onClick={() => refresh.mutate()}>
      <Trans>Refresh Data</Trans>
    </Button>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ImageOff, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { PendingMedia } from '#contract/media.ts'
import { PICTURE_RATIOS } from '#contract/options.ts'
import { useProgress } from '#web/features/generation/generation-progress.ts'
import { useCancelGeneration } from '#web/features/generation/stop-buttons.tsx'
import { api, client, readAgain } from '#web/lib/api.ts'
import { asSentence, inReaderWords } from '#web/lib/error-message.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { LeaderDial } from '#web/ui/progress.tsx'
import { useDeleteMedia } from './delete-media.tsx'
import { GenerateImageDialog } from './generate-image.tsx'

/** What is being made for the library or a scene, or could not be: how far it is, or why, and the way on. */
export function PendingCard({ item }: { item: PendingMedia }) {
  const { t, i18n } = useLingui()
  const { title, aspectRatio, generation } = item
  const isRunning = generation.state !== 'failed' && generation.state !== 'cancelled'
  const failure = generation.failure ? inReaderWords(i18n, generation.failure) : ''
  return (
    <>
      <div className="pic">
        <PencilFrame
          ratio={item.type === 'audio' ? '1/1' : aspectRatio}
          state={isRunning ? 'running' : 'failed'}
        >
          {isRunning ? <Progress item={item} /> : <Failed item={item} />}
        </PencilFrame>
      </div>
      <div>
        <div className="t line-clamp-2" title={title}>
          <bdi>{title}</bdi>
        </div>
        <div className="m">
          <span className="line-clamp-3" title={failure}>
            {isRunning ? t`Processing` : asSentence(failure, i18n.locale)}
          </span>
          <span className="acts">
            {generation.sceneId === null ? (
              <Remove item={item} isRunning={isRunning} />
            ) : (
              isRunning && <Stop item={item} />
            )}
          </span>
        </div>
      </div>
    </>
  )
}

function Remove({ item: { id, title }, isRunning }: { item: PendingMedia; isRunning: boolean }) {
  const { t } = useLingui()
  const deletion = useDeleteMedia()
  return (
    <Button
      needs="edit"
      variant="ghost"
      size="sm"
      square
      icon={Trash2}
      busy={deletion.isPending}
      aria-label={isRunning ? t`Stop and delete ${title}` : t`Delete ${title}`}
      onClick={() => deletion.mutate({ ids: [id] })}
    />
  )
}

function Stop({ item: { title: name, generation } }: { item: PendingMedia }) {
  const { t } = useLingui()
  const cancel = useCancelGeneration()
  return (
    <Button
      needs="edit"
      variant="ghost"
      size="sm"
      square
      icon={X}
      busy={cancel.isPending}
      aria-label={t`Stop: ${name}`}
      title={t`Stop. Nothing is charged.`}
      onClick={() => cancel.mutate({ id: generation.id })}
    />
  )
}

function Progress({ item: { title, generation, type } }: { item: PendingMedia }) {
  const { t } = useLingui()
  const { share } = useProgress(generation)
  return (
    <span className="flex-col gap-2.5 bg-transparent">
      {share > 0 && (
        <LeaderDial
          share={share}
          text={`${Math.round(share * 100)}%`}
          label={type === 'image' ? t`Drawing ${title}` : title}
        />
      )}
      <span className="rounded-sm bg-surface px-2 py-1">
        {generation.state === 'queued' ? (
          <Trans>Waiting for its turn</Trans>
        ) : (
          <Doing type={type} />
        )}
      </span>
    </span>
  )
}

function Doing({ type }: Pick<PendingMedia, 'type'>) {
  if (type === 'image') return <Trans>Drawing...</Trans>
  return type === 'video' ? <Trans>Generating video...</Trans> : <Trans>Generating...</Trans>
}

const TABS = { audio: 'voice', image: 'image', video: 'video' } as const

/** What failed for a scene is made again in its storyboard. */
function Failed({ item }: { item: PendingMedia }) {
  const { t } = useLingui()
  const { type, generation } = item
  if (generation.sceneId === null) return <FailedPicture item={item} />
  return (
    <span className="flex-col gap-2.5">
      <ImageOff />
      <span>{generation.state === 'failed' ? t`Failed` : t`Stopped`}</span>
      <ButtonLink
        size="sm"
        to={`/dashboard/editor/${generation.storyboardId}?tab=${TABS[type]}`}
      >{t`Open in the editor`}</ButtonLink>
    </span>
  )
}

/** Tried again with the same words, or with others: what failed goes when the new one has begun. */
function FailedPicture({ item }: { item: PendingMedia }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const { id, prompt, title, aspectRatio, style, generation } = item
  const readMediaAgain = () => readAgain(queryClient, api.media.key())
  const ratio = PICTURE_RATIOS.find((one) => one === aspectRatio) ?? '1/1'
  return (
    <span className="flex-col gap-2.5">
      <ImageOff />
      <span>{generation.state === 'failed' ? t`Failed` : t`Stopped`}</span>
      <Button needs="edit" size="sm" onClick={() => setOpen(true)}>{t`Try again`}</Button>
      {isOpen && (
        <GenerateImageDialog
          first={{ prompt, title, aspectRatio: ratio, style }}
          onStarted={() => void client.media.delete({ id }).then(readMediaAgain, readMediaAgain)}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PendingMedia } from '#contract/media.ts'
import { useProgress } from '#web/features/generation/generation-progress.ts'
import { hasEnded } from '#web/features/generation/generation-state.ts'
import { api, client } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { asSentence } from '#web/lib/join-sentences.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { Button } from '#web/ui/button.tsx'
import { LeaderDial } from '#web/ui/leader-dial.tsx'
import { PencilFrame } from '#web/ui/pencil-frame.tsx'
import { useDeleteMedia } from './delete-media.tsx'
import { GenerateImageDialog } from './generate-image.tsx'

/** A picture of the library that is being drawn, or could not be: how far it is, or why, and the way on. */
export function PendingCard({ item }: { item: PendingMedia }) {
  const { t, i18n } = useLingui()
  const { title, aspectRatio, generation } = item
  const isRunning = !hasEnded(generation.state)
  const deletion = useDeleteMedia()
  const failure = generation.failure ? inReaderWords(i18n, generation.failure) : ''
  return (
    <>
      <div className="pic">
        <PencilFrame ratio={aspectRatio} state={isRunning ? 'running' : 'failed'}>
          {isRunning ? <Progress item={item} /> : <Failed item={item} />}
        </PencilFrame>
      </div>
      <div>
        <div className="t line-clamp-2" title={title}>
          {title}
        </div>
        <div className="m">
          <span className="line-clamp-3" title={failure}>
            {isRunning ? t`Processing` : asSentence(failure, i18n.locale)}
          </span>
          <span className="acts">
            <Button
              needs="edit"
              variant="ghost"
              size="sm"
              square
              icon={Trash2}
              busy={deletion.isPending}
              aria-label={isRunning ? t`Stop and delete ${title}` : t`Delete ${title}`}
              onClick={() => deletion.mutate({ ids: [item.id] })}
            />
          </span>
        </div>
      </div>
    </>
  )
}

function Progress({ item: { title, generation } }: { item: PendingMedia }) {
  const { t } = useLingui()
  const { share } = useProgress(generation)
  return (
    <span className="flex-col gap-2.5 bg-transparent">
      {share > 0 && (
        <LeaderDial
          share={share}
          text={`${Math.round(share * 100)}%`}
          label={t`Drawing ${title}`}
        />
      )}
      <span className="rounded-sm bg-surface px-2 py-1">
        {generation.state === 'queued' ? (
          <Trans>Waiting for its turn</Trans>
        ) : (
          <Trans>Drawing...</Trans>
        )}
      </span>
    </span>
  )
}

/** Tried again with the same words, or with others: what failed goes when the new one has begun. */
function Failed({ item }: { item: PendingMedia }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const { id, prompt, title, aspectRatio, style, generation } = item
  const readMediaAgain = () => readAgain(queryClient, api.media.key())
  return (
    <span className="flex-col gap-2.5">
      <ImageOff />
      <span>{generation.state === 'failed' ? t`Failed` : t`Stopped`}</span>
      <Button needs="edit" size="sm" onClick={() => setOpen(true)}>{t`Try again`}</Button>
      {isOpen && (
        <GenerateImageDialog
          first={{ prompt, title, aspectRatio, style }}
          onStarted={() => void client.media.delete({ id }).then(readMediaAgain, readMediaAgain)}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

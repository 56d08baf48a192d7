import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { MediaItem, MediaType } from '#contract/media.ts'
import type { Framing } from '#contract/upload.ts'
import { api, client, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { RECORDING_WORDS, REFUSAL_WORDS, VIDEO_WORDS } from './refusal-words.ts'
import { RefusedUploadError, untilChecked } from './upload-and-wait.ts'

type UseInSceneDialogProps = { item: MediaItem; onClose: () => void }

const STORYBOARDS_SHOWN = 100
const WORDS = {
  image: REFUSAL_WORDS,
  video: { ...REFUSAL_WORDS, ...VIDEO_WORDS },
  audio: { ...REFUSAL_WORDS, ...RECORDING_WORDS },
}

/** A storyboard and a scene are chosen, and the item becomes its image, clip or voice-over. It costs nothing. */
export function UseInSceneDialog({ item, onClose }: UseInSceneDialogProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState({ storyboardId: '', sceneId: '' })
  const [fit, setFit] = useState<Framing['fit']>('fill')
  const storyboards = useOpenStoryboards()
  const storyboardId = chosen.storyboardId || (storyboards?.[0]?.id ?? '')
  const { data: storyboard } = useQuery(
    api.storyboard.get.queryOptions({
      input: { id: storyboardId },
      enabled: storyboardId !== '',
    }),
  )
  const scenes = storyboard?.scenes ?? []
  const scene = scenes.find(({ id }) => id === chosen.sceneId) ?? scenes[0]
  const use = useMutation({
    mutationFn: async (sceneId: string) => {
      const uploadId = newId()
      await client.media.use({ id: item.id, uploadId, sceneId, framing: { fit, at: 0.5 } })
      await untilChecked(uploadId)
    },
    onSuccess: () => {
      const to = `/dashboard/editor/${storyboardId}`
      showToast('success', {
        title: usedText(item.type),
        action: <ButtonLink to={to} size="sm">{t`Open storyboard`}</ButtonLink>,
      })
      void readAgain(queryClient, api.storyboard.key())
      void readAgain(queryClient, api.media.key())
      onClose()
    },
  })

  function usedText(type: MediaType) {
    if (type === 'image') return t`Image in use for the scene`
    return type === 'video' ? t`Video in use for the scene` : t`Recording in use for the scene`
  }

  function reasonOf(error: Error) {
    if (error instanceof RefusedUploadError) return i18n._(WORDS[item.type][error.refusal])
    return errorMessage(error)
  }

  return (
    <Dialog
      title={t`Use in a scene`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            busy={use.isPending}
            disabled={!scene}
            onClick={() => scene && use.mutate(scene.id)}
          >
            {t`Use in this scene`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="truncate font-semibold">{item.title}</p>
        {storyboards?.length === 0 && (
          <p className="text-muted">
            <Trans>No storyboard is open for changes. Create one, or reopen a complete one.</Trans>
          </p>
        )}
        <Field label={t`Storyboard`}>
          {(control) => (
            <select
              {...control}
              className="select"
              data-focus-first
              value={storyboardId}
              disabled={use.isPending}
              onChange={(event) => setChosen({ storyboardId: event.target.value, sceneId: '' })}
            >
              {storyboards?.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t`Scene`}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={scene?.id ?? ''}
              disabled={use.isPending}
              onChange={(event) => setChosen({ storyboardId, sceneId: event.target.value })}
            >
              {scenes.map(({ id, orderIndex, voiceOverText, imagePrompt }) => (
                <option key={id} value={id}>
                  {orderIndex + 1}. {(voiceOverText || imagePrompt).slice(0, 60)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {item.type === 'image' && (
          <Segments
            label={t`Shape`}
            value={fit}
            onChange={setFit}
            options={[
              { value: 'fill', label: t`Fill the frame` },
              { value: 'whole', label: t`Whole picture` },
            ]}
          />
        )}
        {use.error && (
          <p className="err" role="alert">
            <CircleAlert />
            {reasonOf(use.error)}
          </p>
        )}
        <p className="text-sm text-muted">
          {item.type === 'image' && t`Free. The image that is in use now stays among the takes.`}
          {item.type === 'video' && t`Free. The video that is in use now stays among the takes.`}
          {item.type === 'audio' &&
            t`Free. The voice-over that is in use now stays among the takes.`}
        </p>
      </div>
    </Dialog>
  )
}

/** Those that can be changed, the last changed first. */
function useOpenStoryboards() {
  const { data } = useQuery(
    api.storyboard.list.queryOptions({ input: { limit: STORYBOARDS_SHOWN } }),
  )
  return data?.items.filter(({ status }) => status !== 'complete')
}

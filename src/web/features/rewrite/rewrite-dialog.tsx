import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { REWRITE_WISH_MAX_CHARACTERS } from '#contract/limits.ts'
import { REWRITE_WISHES, type RewriteWish } from '#contract/rewrite.ts'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { changesFirst } from '#web/features/editor/use-storyboard-action.ts'
import { textsSaved } from '#web/features/scene/text-saver.ts'
import { api, client, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { NeedsWriter, useLacksWriter } from './needs-writer.tsx'
import { SuggestionList, useSuggestions } from './suggestion-list.tsx'

const WISH_NAMES: Record<RewriteWish, MessageDescriptor> = {
  shorter: msg`Shorter`,
  punchier: msg`Punchier`,
  simpler: msg`Simpler`,
  own: msg`Own wish`,
}

const USUAL_SUGGESTIONS = 3

/** Other words for what a scene says. Nothing changes before one of them is taken, and that can be undone. */
export function RewriteDialog({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { language } = useBench().storyboard
  const form = useId()
  const lacksWriter = useLacksWriter()
  const [wish, setWish] = useState<RewriteWish>('shorter')
  const [ownWish, setOwnWish] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const suggestions = useSuggestions(
    async (id: string, asked: { wish: RewriteWish; ownWish: string }) => {
      await textsSaved(scene.storyboardId)
      return await client.rewrite.scene({ id, sceneId: scene.id, ...asked })
    },
  )
  const takeText = useUseText(scene, onClose)
  const isMissing = wish === 'own' && ownWish.trim() === ''

  function suggest(event: SyntheticEvent) {
    event.preventDefault()
    if (isMissing || suggestions.isPending) return
    choose(null)
    suggestions.mutate({ wish, ownWish: wish === 'own' ? ownWish : '' })
  }

  return (
    <Dialog
      title={t`Rewrite scene ${scene.orderIndex + 1}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={form}
            data-focus-first={!lacksWriter || undefined}
            variant={chosen === null ? 'primary' : 'secondary'}
            busy={suggestions.isPending}
            disabled={lacksWriter || isMissing}
          >
            {suggestions.data ? t`Suggest others` : t`Suggest`}
          </Button>
          {suggestions.data && (
            <Button
              variant={chosen === null ? 'secondary' : 'primary'}
              busy={takeText.isPending}
              disabled={chosen === null}
              onClick={() => chosen !== null && takeText.mutate(chosen)}
            >
              {t`Use this text`}
            </Button>
          )}
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={suggest}>
        {lacksWriter && <NeedsWriter title={t`Suggestions need a language model`} />}
        <div className="grid gap-1.5">
          <span className="label">{t`Now`}</span>
          <p className="rewrite-now" lang={language}>
            {scene.voiceOverText}
          </p>
        </div>
        <Segments
          label={t`How it is to change`}
          value={wish}
          onChange={setWish}
          options={REWRITE_WISHES.map((value) => ({ value, label: i18n._(WISH_NAMES[value]) }))}
        />
        {wish === 'own' && (
          <Field label={t`Your wish`}>
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                maxLength={REWRITE_WISH_MAX_CHARACTERS}
                placeholder={t`As if told to a friend, with a question first`}
                value={ownWish}
                onChange={(event) => setOwnWish(event.target.value)}
              />
            )}
          </Field>
        )}
        {(suggestions.isPending || suggestions.error || suggestions.data) && (
          <SuggestionList
            label={t`Suggestions`}
            language={language}
            suggestions={suggestions.data}
            usual={USUAL_SUGGESTIONS}
            isPending={suggestions.isPending}
            error={suggestions.error}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        <p className="text-sm text-muted">
          <Trans>
            Free. Nothing changes before you take one. A voice-over that was made stays, and is
            marked as out of date.
          </Trans>
        </p>
      </form>
    </Dialog>
  )
}

/** Lets a scene say a text that was suggested, unless what it says was changed meanwhile; it can be undone. */
function useUseText({ id, storyboardId, voiceOverText }: Scene, onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      client.scene.update({ id, voiceOverText: text, base: { voiceOverText } }),
    ...changesFirst(storyboardId),
    onSuccess: async () => {
      await readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } }))
      showToast('success', t`Content updated successfully!`)
      onDone()
    },
    onError: (error) => showToast('danger', errorMessage(error)),
  })
}

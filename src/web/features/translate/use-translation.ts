import { useLingui } from '@lingui/react/macro'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SpokenLanguage } from '#contract/options.ts'
import { offerWaysOut } from '#web/features/credits-short/ways-out.ts'
import { hasEnded } from '#web/features/generation/generation-progress.ts'
import { untilAnswered } from '#web/features/live/until-answered.ts'
import { textsSaved } from '#web/features/scene/text-saver.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage, hasCode, inReaderWords, isRefusal } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'

type Wish = { language: SpokenLanguage; model: string; maxCredits: number }

/**
 * A translation from the press to its editor. It goes on without the window: its end is told of like that of
 * everything that is made.
 */
export function useTranslation(storyboardId: string, onDone: () => void) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  /** The same wish is sent again under the same id, for only its answer may have been lost. */
  const [sent, setSent] = useState<{ key: string; id: string } | null>(null)
  const translation = useMutation({
    mutationFn: async ({ language, model, maxCredits }: Wish) => {
      const key = `${language} ${model}`
      const translationId = sent?.key === key ? sent.id : newId()
      setSent({ key, id: translationId })
      await textsSaved(storyboardId)
      const wish = { id: storyboardId, translationId, language, model, maxCredits }
      return await untilAnswered(() => client.storyboard.translate(wish))
    },
    onSuccess: () => setSent(null),
    onError: (error) => {
      if (isRefusal(error)) setSent(null)
      offerWaysOut(error, { parts: [], make: () => undefined })
    },
  })
  const id = translation.data?.id
  const { data: generation } = useQuery(
    api.generation.get.queryOptions({ input: id ? { id } : skipToken }),
  )
  const { state, failure } = generation ?? {}
  const openEditor = useEffectEvent((translationId: string) => {
    onDone()
    void navigate(`/dashboard/editor/${translationId}`)
  })
  const madeId = state === 'succeeded' ? generation?.storyboardId : null
  useEffect(() => {
    if (madeId) openEditor(madeId)
  }, [madeId])

  const isUnderWay = id !== undefined && (state === undefined || !hasEnded(state))
  return {
    start: translation.mutate,
    isBusy: translation.isPending || isUnderWay,
    running: generation && !hasEnded(generation.state) ? generation : null,
    failure: failureText(),
  }

  function failureText(): string | null {
    if (translation.isPending || hasCode(translation.error, 'NOT_ENOUGH_CREDITS')) return null
    if (translation.error) return errorMessage(translation.error)
    return state === 'failed' && failure ? inReaderWords(i18n, failure) : null
  }
}

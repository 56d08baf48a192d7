import { useLingui } from '@lingui/react/macro'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hasEnded } from '#web/features/generation/generation-state.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { inOwnLanguage } from '#web/lib/in-own-language.ts'

const GENERATION_PARAM = 'generation'
const LEAVE_AFTER_MS = 100

/**
 * Writing a storyboard, from the press to the editor. The generation's id stands in the address,
 * so that a reloaded page finds it again.
 */
export function useStoryboardCreation() {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const id = params.get(GENERATION_PARAM)

  const creation = useMutation(
    api.storyboard.create.mutationOptions({
      onSuccess: ({ id }) => setParams({ [GENERATION_PARAM]: id }, { replace: true }),
    }),
  )
  const { data: generation, isFetching } = useQuery(
    api.generation.get.queryOptions({ input: id ? { id } : skipToken }),
  )

  const finished = generation?.state === 'succeeded' ? generation.storyboardId : null
  useEffect(() => {
    const leave = () => void navigate(`/dashboard/editor/${finished}`, { replace: true })
    const timer = finished ? setTimeout(leave, LEAVE_AFTER_MS) : undefined
    return () => clearTimeout(timer)
  }, [finished, navigate])

  const isRunning = generation !== undefined && !hasEnded(generation.state)
  return {
    start: creation.mutate,
    isGenerating: creation.isPending || isFetching || isRunning || finished !== null,
    failure: failureText(),
  }

  function failureText() {
    if (creation.isPending) return null
    if (generation?.state === 'failed') {
      return generation.failure
        ? inOwnLanguage(i18n, generation.failure)
        : t`An error occurred while creating the storyboard`
    }
    return creation.error ? errorMessage(creation.error) : null
  }
}

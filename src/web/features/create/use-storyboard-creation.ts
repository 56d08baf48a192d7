import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { offerWaysOut } from '#web/features/credits-short/ways-out.ts'
import { hasEnded } from '#web/features/generation/generation-progress.ts'
import { untilAnswered } from '#web/features/live/until-answered.ts'
import { type ApiClient, api, client, readAgain } from '#web/lib/api.ts'
import { errorMessage, hasCode, inReaderWords, isRefusal } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { showToast } from '#web/ui/toast.tsx'
import { forgetIdeaDraft } from './idea-form.ts'

const GENERATION_PARAM = 'generation'
const LEAVE_AFTER_MS = 100

/**
 * Writing a storyboard, from the press to the editor. It goes on without this page: whoever comes back, in
 * any window, finds what the account is writing. Its id stands in the address, so that a reloaded page sees
 * an end that came while it was loading.
 * @param isToBeShown whether the page may turn to what is being written: nothing else is typed here that this
 *   would lose.
 */
export function useStoryboardCreation(isToBeShown: (idea: StoryboardIdea) => boolean) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = params.get(GENERATION_PARAM)
  const handOver = useHandOver(id)

  const creation = useMutation({
    mutationFn: (idea: Parameters<ApiClient['storyboard']['create']>[0]) =>
      untilAnswered(() => client.storyboard.create(idea)),
    onSuccess: () => {
      forgetIdeaDraft()
      void readAgain(queryClient, api.storyboard.writing.key())
    },
    onError: (error) => {
      if (isRefusal(error)) forgetAsked()
      // Else the answer may be all that was lost.
      else void readAgain(queryClient, api.storyboard.writing.key())
      // What was typed is still there.
      if (offerWaysOut(error, { parts: [], make: () => undefined })) return
      const title = t`An error occurred while creating the storyboard`
      showToast('danger', { title, text: errorMessage(error) })
    },
  })
  const writing = useWriting()
  const writingId = writing?.generation.id
  const isFound = writing !== null && writing.generation.id !== id && isToBeShown(writing.idea)
  useEffect(() => {
    if (!writingId || !isFound) return
    forgetIdeaDraft()
    forgetAsked()
    setParams({ [GENERATION_PARAM]: writingId }, { replace: true })
  }, [writingId, isFound, setParams])

  const { data: generation, isLoading } = useQuery(
    api.generation.get.queryOptions({ input: id ? { id } : skipToken }),
  )
  useLeaveForEditor(generation?.state === 'succeeded' ? generation.storyboardId : null)

  const state = generation?.state
  const isOver = state === undefined || state === 'failed' || state === 'cancelled'
  return {
    start: (asked: Parameters<typeof idOfAsked>[0]) =>
      creation.mutate(
        { ...asked, id: idOfAsked(asked) },
        {
          // Not once the page is left, perhaps for the editor that what was begun has led to.
          onSuccess: (started) => {
            handOver.begin(started.id)
            setParams({ [GENERATION_PARAM]: started.id }, { replace: true })
          },
        },
      ),
    isGenerating: creation.isPending || handOver.isUnderWay || isLoading || !isOver,
    running: generation && !hasEnded(generation.state) ? generation : null,
    /** What was asked for, when it is still being written. */
    idea: writing && writingId === id ? writing.idea : null,
    failure: failureText(),
    /** The server said that nothing was begun, or gave it up. */
    isFree: creation.error === null || isRefusal(creation.error),
  }

  function failureText() {
    if (creation.isPending) return null
    if (hasCode(creation.error, 'NOT_ENOUGH_CREDITS')) return null
    if (creation.error) return errorMessage(creation.error)
    return state === 'failed' && generation?.failure
      ? inReaderWords(i18n, generation.failure)
      : null
  }
}

/**
 * From the answer until the address names what was begun, which takes up to a second: until then the page is
 * busy, and the same idea keeps its id, so that no second press is a second storyboard.
 */
function useHandOver(idInAddress: string | null) {
  const [begun, setBegun] = useState<string | null>(null)
  if (begun !== null && begun === idInAddress) setBegun(null)
  useEffect(() => (begun === null ? undefined : forgetAsked), [begun])
  return { isUnderWay: begun !== null, begin: setBegun }
}

/** What the account is writing now; never an old answer, which would lead to an editor once more. */
function useWriting() {
  const { data, isFetching } = useQuery(api.storyboard.writing.queryOptions({ staleTime: 0 }))
  return isFetching ? null : (data?.writing ?? null)
}

function useLeaveForEditor(storyboardId: string | null) {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => void navigate(`/dashboard/editor/${storyboardId}`, { replace: true })
    const timer = storyboardId ? setTimeout(leave, LEAVE_AFTER_MS) : undefined
    return () => clearTimeout(timer)
  }, [storyboardId, navigate])
}

type Asked = Omit<Parameters<ApiClient['storyboard']['create']>[0], 'id'>

const KEY = 'asked-storyboard'

/**
 * The id under which a storyboard is asked for. Until an answer comes, the same idea has the same id, also
 * in a reloaded page: so it is written and paid for once, however often it is asked for.
 */
function idOfAsked(asked: Asked): string {
  const content = JSON.stringify(asked)
  const last = readLast()
  if (last?.content === content) return last.id
  const id = newId()
  sessionStorage.setItem(KEY, JSON.stringify({ id, content }))
  return id
}

/** The server has answered; whoever asks for the same again means another storyboard. */
function forgetAsked(): void {
  sessionStorage.removeItem(KEY)
}

function readLast(): { id: string; content: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

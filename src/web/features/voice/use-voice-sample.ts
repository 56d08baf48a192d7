import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inWords } from '#contract/words/in-words.ts'
import type { Told } from '#contract/words/told.ts'
import { client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { showToast } from '#web/ui/toast.tsx'

const ASK_EVERY_MS = 300
/** Long past the time after which the server has a lost sample spoken again. */
const GIVE_UP_AFTER_MS = 40_000

/** The narrator could not speak. */
class NotSpokenError extends Error {
  readonly told: Told
  constructor(told: Told) {
    super(inWords(told))
    this.told = told
  }
}

/** Asks for the address of a voice's sample; it is spoken meanwhile when nobody has asked before. */
export function useVoiceSample(voiceId: string) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      queryClient.fetchQuery({
        queryKey: ['voice sample', voiceId],
        queryFn: () => waitForSample(voiceId),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      }),
    onError: (error) =>
      showToast('danger', {
        title: t`The sample cannot be played`,
        text:
          error instanceof NotSpokenError ? inReaderWords(i18n, error.told) : errorMessage(error),
      }),
  })
}

async function waitForSample(voiceId: string): Promise<string> {
  const endsAt = Date.now() + GIVE_UP_AFTER_MS
  while (Date.now() < endsAt) {
    const { url, failure } = await client.voice.sample({ id: voiceId })
    if (url !== null) return url
    if (failure !== null) throw new NotSpokenError(failure)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  throw new Error(`The sample of ${voiceId} did not come.`)
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DirectImage } from '#contract/media.ts'
import { offerWaysOut } from '#web/features/credits-short/credits-short-store.ts'
import { api, client } from '#web/lib/api.ts'
import { hasCode } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { readAgain } from '#web/lib/read-again.ts'

type GenerateImage = {
  /** What the button shows: the server refuses to charge more. */
  price: number | undefined
  onStarted: () => void
}

/** Has a picture drawn for the library. A press that is sent again after a lost answer draws and costs nothing more. */
export function useGenerateImage({ price, onStarted }: GenerateImage) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState({ wish: '', id: newId() })
  return useMutation({
    mutationFn: (wish: DirectImage) => {
      const text = JSON.stringify(wish)
      const id = text === sent.wish ? sent.id : newId()
      setSent({ wish: text, id })
      const most = price === undefined ? {} : { maxCredits: price }
      return client.media.generateImage({ ...wish, ...most, requestId: id })
    },
    onSuccess: () => {
      void readAgain(queryClient, api.media.key())
      void readAgain(queryClient, api.account.key())
      onStarted()
    },
    onError: (error) => {
      offerWaysOut(error, { parts: [], make: () => undefined })
      if (hasCode(error, 'PRICE_CHANGED')) void readAgain(queryClient, api.studio.key())
    },
  })
}

import type { QueryClient } from '@tanstack/react-query'
import type { AccountEvent } from '#contract/event.ts'
import { updateGeneration } from '#web/features/generation/generation-cache.ts'
import { hasEnded } from '#web/features/generation/generation-state.ts'
import { api } from '#web/lib/api.ts'
import { readAgain } from '#web/lib/read-again.ts'

/** Brings what is on screen up to date: progress is written in place, the rest is read again. */
export function applyEvent(queryClient: QueryClient, event: AccountEvent) {
  switch (event.type) {
    case 'connected':
      return void readAgain(queryClient)
    case 'account':
    case 'members':
      void readAgain(queryClient, api.workspace.key())
      return void readAgain(queryClient, api.account.key())
    case 'credits':
      void readAgain(queryClient, api.transaction.key())
      // They may have been bought, or given back, in another window.
      void readAgain(queryClient, api.plan.key())
      return void readAgain(queryClient, api.account.key())
    case 'notification':
      return void readAgain(queryClient, api.notification.key())
    case 'media':
      return readMediaAgain(queryClient, event.uploadId)
    case 'pronunciations':
      void readAgain(queryClient, api.pronunciation.key())
      return void readAgain(queryClient, api.storyboard.get.key())
    case 'storyboard':
      return readStoryboardAgain(queryClient, event.storyboardId)
    case 'generation': {
      const isKnown = updateGeneration(queryClient, event)
      // What a storyboard begins and ends stands in the library, too.
      const isNewThere = event.state === 'queued' || hasEnded(event.state)
      if (event.storyboardId && isNewThere) readMediaAgain(queryClient, null)
      if (isKnown && !hasEnded(event.state)) return
      const input = { id: event.generationId }
      void readAgain(queryClient, api.generation.get.key({ input }))
      if (event.kind === 'storyboard') void readAgain(queryClient, api.storyboard.writing.key())
      if (event.storyboardId) readStoryboardAgain(queryClient, event.storyboardId)
      else readMediaAgain(queryClient, null)
    }
  }
}

function readStoryboardAgain(queryClient: QueryClient, storyboardId: string) {
  const keys = [
    api.storyboard.get.key({ input: { id: storyboardId } }),
    api.storyboard.list.key(),
    api.storyboard.count.key(),
    api.scene.takes.key(),
    api.exports.list.key({ input: { storyboardId } }),
  ]
  for (const queryKey of keys) void readAgain(queryClient, queryKey)
}

function readMediaAgain(queryClient: QueryClient, uploadId: string | null) {
  const keys = [api.media.key()]
  if (uploadId) keys.push(api.upload.get.key({ input: { id: uploadId } }))
  for (const queryKey of keys) void readAgain(queryClient, queryKey)
}

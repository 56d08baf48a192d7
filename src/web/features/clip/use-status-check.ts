import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Scene } from '#contract/scene.ts'
import { hasEnded } from '#web/features/generation/generation-state.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'
import { lastFour } from '#web/features/scene/last-four.ts'
import { useOverdue } from './use-overdue.ts'

const RECHECK_AFTER_MS = 30_000

/**
 * Asks how a scene's video stands: whenever wanted, which has the vendor asked, and by itself every 30 s
 * once it takes longer than usual, in case the stream of events has missed its end.
 */
export function useStatusCheck({ id, storyboardId, clip: { generation } }: Scene) {
  const queryClient = useQueryClient()
  const generationId = generation && !hasEnded(generation.state) ? generation.id : null
  const isOverdue = useOverdue(generation) && generationId !== null
  const { mutate, isPending } = useMutation({
    mutationFn: ({ of, isWanted }: { of: string; isWanted: boolean }) =>
      client.generation[isWanted ? 'check' : 'get']({ id: of }),
    onSuccess: ({ state }) => {
      const queryKey = api.storyboard.get.key({ input: { id: storyboardId } })
      return hasEnded(state) ? readAgain(queryClient, queryKey) : undefined
    },
    onError: (error) => {
      const title = t`Failed to check video status for scene ${lastFour(id)}`
      showToast('danger', { key: `check ${id}`, title, text: errorMessage(error) })
    },
  })

  useEffect(() => {
    if (!isOverdue || generationId === null) return undefined
    const look = () => mutate({ of: generationId, isWanted: false })
    look()
    const timer = setInterval(look, RECHECK_AFTER_MS)
    return () => clearInterval(timer)
  }, [isOverdue, generationId, mutate])

  return {
    check: generationId === null ? null : () => mutate({ of: generationId, isWanted: true }),
    isChecking: isPending,
    isOverdue,
  }
}

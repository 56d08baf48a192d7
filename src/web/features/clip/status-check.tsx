import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Generation } from '#contract/generation.ts'
import type { Scene } from '#contract/scene.ts'
import { estimateEndsAtMs, hasEnded } from '#web/features/generation/generation-progress.ts'
import { api, client, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type RefreshClipProps = {
  number: number
  isBusy: boolean
  /** Null while there is nothing to refresh. */
  onRefresh: (() => void) | null
}

/** Asks how a running video stands, or loads a finished one again. */
export function RefreshClip({ number, isBusy, onRefresh }: RefreshClipProps) {
  const { t } = useLingui()
  return (
    <Button
      needs="self"
      size="sm"
      square
      icon={RefreshCw}
      busy={isBusy}
      disabled={!isBusy && !onRefresh}
      aria-label={t`Refresh Video of scene ${number}`}
      title={t`Refresh`}
      onClick={() => onRefresh?.()}
    />
  )
}

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

/** Whether a generation takes longer than it usually does. */
function useOverdue(generation: Generation | null) {
  const endsAtMs = generation && estimateEndsAtMs(generation)
  const [overdueSince, setOverdueSince] = useState<number | null>(null)
  useEffect(() => {
    if (endsAtMs === null) return undefined
    const timer = setTimeout(() => setOverdueSince(endsAtMs), endsAtMs - Date.now())
    return () => clearTimeout(timer)
  }, [endsAtMs])
  return endsAtMs !== null && overdueSince === endsAtMs
}

/** The end of a scene's id, by which messages name it. */
function lastFour(sceneId: string) {
  return sceneId.slice(-4)
}

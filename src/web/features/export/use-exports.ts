import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Export, ExportSettings } from '#contract/export.ts'
import { hasEnded } from '#web/features/generation/generation-state.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

/** A storyboard's exports, the newest first. The event stream keeps them true. */
export function useExports(storyboardId: string) {
  return useQuery(api.exports.list.queryOptions({ input: { storyboardId } }))
}

export function useRequestExport(storyboardId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: ExportSettings) => client.exports.request({ storyboardId, ...settings }),
    onSuccess: (started) => {
      const queryKey = api.exports.list.queryKey({ input: { storyboardId } })
      queryClient.setQueryData(queryKey, (list) => withStarted(list ?? [], started))
    },
    onError: (error) => showToast('danger', errorMessage(error)),
  })
}

/** The export under way; null when none is. */
export function runningExport(exports: Export[]) {
  return exports.find(({ generation }) => !hasEnded(generation.state)) ?? null
}

/** How long the newest finished export of this resolution took, in ms; null before there is one. */
export function usualExportMs(exports: Export[], { resolution }: ExportSettings) {
  const last = exports.find((each) => each.asset && each.settings.resolution === resolution)
  const { startedAt, endedAt } = last?.generation ?? {}
  return startedAt && endedAt ? endedAt.getTime() - startedAt.getTime() : null
}

/** The event stream may have told of it first. */
function withStarted(list: Export[], started: Export) {
  const isKnown = list.some(({ generation }) => generation.id === started.generation.id)
  return isKnown ? list : [started, ...list]
}

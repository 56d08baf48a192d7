import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Export, ExportSettings } from '#contract/export.ts'
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

/** The event stream may have told of it first. */
function withStarted(list: Export[], started: Export) {
  const isKnown = list.some(({ generation }) => generation.id === started.generation.id)
  return isKnown ? list : [started, ...list]
}

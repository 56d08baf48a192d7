import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

export function useDeleteMedia(onDeleted?: () => void) {
  const queryClient = useQueryClient()
  return useMutation(
    api.media.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.media.key() })
        showToast('success', t`Media deleted successfully`)
        onDeleted?.()
      },
      onError: (error) =>
        showToast('danger', { title: t`Failed to delete media`, text: errorMessage(error) }),
    }),
  )
}

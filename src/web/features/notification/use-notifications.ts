import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { useRefusal } from '#web/ui/refusals.ts'

/** The newest notifications; the event stream has them read again when one comes or is read. */
export function useNotifications() {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(api.notification.list.queryOptions())
  const refusal = useRefusal('self')
  const { mutate } = useMutation(
    api.notification.markRead.mutationOptions({
      onSettled: () => readAgain(queryClient, api.notification.key()),
    }),
  )
  return {
    items: data?.items,
    unreadCount: data?.unreadCount ?? 0,
    error,
    isFetching,
    readThem: () => void refetch(),
    markRead: (id: string) => (refusal === null ? mutate({ id }) : undefined),
    markAllRead: () => mutate({}),
  }
}

import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { pageByPage } from '#web/features/list/paged-list.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

const PAGE = 25
/** Who was last seen when is told in minutes. */
const READ_EVERY_MS = 60_000

export function useUsers(search: string) {
  return useInfiniteQuery(
    api.user.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE,
        ...(search && { search }),
        ...(cursor && { cursor }),
      }),
      ...pageByPage,
      refetchInterval: READ_EVERY_MS,
    }),
  )
}

/** What an admin does about somebody; the list is read again. */
export function useUserChanges() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const onSuccess = () => readAgain(queryClient, api.user.key())
  const onError = (error: unknown) =>
    showToast('danger', { title: t`This was not saved`, text: errorMessage(error) })
  return {
    addCredits: useMutation(api.user.addCredits.mutationOptions({ onSuccess })),
    suspend: useMutation(api.user.suspend.mutationOptions({ onSuccess })),
    resume: useMutation(api.user.resume.mutationOptions({ onSuccess, onError })),
  }
}

/** How somebody is called who may have given no name. */
export function useNameOf() {
  const { t } = useLingui()
  return ({ fullName }: Pick<User, 'fullName'>) => fullName.trim() || t`User`
}

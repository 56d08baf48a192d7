import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Where the account works, its own workspace first; undefined until it is known. */
export function useWorkspaces() {
  return useQuery(api.workspace.list.queryOptions()).data
}

/** Goes on in another workspace. The page begins anew, so that nothing of the one before stays in it. */
export function useSwitchWorkspace(path = '/dashboard') {
  const { t } = useLingui()
  return useMutation(
    api.workspace.switch.mutationOptions({
      onSuccess: () => beginAt(path),
      onError: (error) =>
        showToast('danger', { title: t`Not switched`, text: errorMessage(error) }),
    }),
  )
}

/** Also where only the part behind # is another. */
export function beginAt(path: string): void {
  const { pathname } = new URL(path, location.href)
  const isHere = pathname === location.pathname
  location.assign(path)
  if (isHere) location.reload()
}

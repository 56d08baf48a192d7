import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '#web/features/account/use-account.ts'
import { api, client, readAgain, shownWorkspaceId } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
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

/**
 * Begins anew where the account went on in another workspace elsewhere, was taken out of this one, or is another than
 * before the session ended: what this page asks for is still meant for the workspace that it showed first.
 */
export function useWorkspaceChange(): void {
  const id = useAccount()?.workspace.id
  useEffect(() => {
    if (id !== undefined && id !== shownWorkspaceId()) beginAt('/dashboard')
  }, [id])
}

/** Makes a workspace for a team and goes on in it; pressed again after a lost answer, it is the same one. */
export function useMakeWorkspace() {
  const [id] = useState(newId)
  return useMutation({
    mutationFn: async (name: string) => {
      await client.workspace.create({ id, name })
      await client.workspace.switch({ id })
    },
    onSuccess: () => beginAt('/dashboard/settings#team'),
  })
}

export function useRenameWorkspace(onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.workspace.rename.mutationOptions({
      onSuccess: async () => {
        await readAgain(queryClient, api.workspace.key())
        await readAgain(queryClient, api.account.key())
        showToast('success', t`Workspace renamed`)
        onDone()
      },
    }),
  )
}

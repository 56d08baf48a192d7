import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { useState } from 'react'
import { showToast } from '#web/ui/toast.tsx'
import { beginAt } from './use-workspaces.ts'

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

import { useEffect } from 'react'
import { useAccount } from '#web/features/account/use-account.ts'
import { shownWorkspaceId } from '#web/lib/shown-workspace.ts'
import { beginAt } from './use-workspaces.ts'

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

import { useEffect, useRef } from 'react'
import { useAccount } from '#web/features/account/use-account.ts'
import { beginAt } from './use-workspaces.ts'

/** Begins anew where the account went on in another workspace elsewhere, or was taken out of this one. */
export function useWorkspaceChange(): void {
  const id = useAccount()?.workspace.id
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (id === undefined || id === shown.current) return
    if (shown.current !== undefined) beginAt('/dashboard')
    shown.current = id
  }, [id])
}

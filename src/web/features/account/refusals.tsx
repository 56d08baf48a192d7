import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { isAtLeast } from '#contract/permissions.ts'
import { supportViewOfPage } from '#web/features/support/support-view.tsx'
import { keepRefusals, type Need, RefusalsContext } from '#web/ui/refusals.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useAccount } from './use-account.ts'

/** Turns off what the role in the workspace, or looking on as support, does not allow, and says why. */
export function Refusals({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const role = useAccount()?.workspace.role
  const refusals = useMemo(() => {
    const isLookingOn = supportViewOfPage() !== null
    return {
      of(need: Need) {
        if (isLookingOn) return t`You only look on: nothing can be changed or spent here.`
        if (need === 'self') return null
        if (!role) return t`Your account is still loading.`
        if (isAtLeast(role, need === 'manage' ? 'admin' : 'editor')) return null
        return need === 'manage'
          ? t`Only owners and admins of this workspace may do this.`
          : t`You may only look at this workspace. An owner or admin can make you an editor.`
      },
      say: (refusal: string) => showToast('info', { title: refusal, key: 'refused' }),
    }
  }, [role, t])
  useLayoutEffect(() => keepRefusals(refusals), [refusals])
  return <RefusalsContext value={refusals}>{children}</RefusalsContext>
}

import { useLingui } from '@lingui/react/macro'
import type { ApiScope } from '#contract/api-key.ts'

/** What a key may do, in words. */
export function useScopeNames(): Record<ApiScope, string> {
  const { t } = useLingui()
  return {
    read: t`Look at everything`,
    edit: t`Change what costs nothing`,
    spend: t`Spend credits`,
  }
}

import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/user.ts'

/** How somebody is called who may have given no name. */
export function useNameOf() {
  const { t } = useLingui()
  return ({ fullName }: Pick<User, 'fullName'>) => fullName.trim() || t`User`
}

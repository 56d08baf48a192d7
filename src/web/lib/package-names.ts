import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CreditPackage } from '#contract/packages.ts'

export const PACKAGE_NAMES: Record<CreditPackage['name'], MessageDescriptor> = {
  Basic: msg`Basic`,
  Medium: msg`Medium`,
  Premium: msg`Premium`,
}

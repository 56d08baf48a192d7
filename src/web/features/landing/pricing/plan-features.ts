import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CreditPackage } from '#contract/credit-package.ts'

export const PLAN_FEATURES: Record<CreditPackage['name'], MessageDescriptor[]> = {
  Basic: [
    msg`720p export`,
    msg`All voices and languages`,
    msg`Captions and music`,
    msg`Personal media library`,
  ],
  Medium: [msg`1080p export`, msg`Everything in Basic`, msg`Brand customization`, msg`API access`],
  Premium: [
    msg`4K export`,
    msg`Everything in Medium`,
    msg`Team collaboration`,
    msg`Priority rendering`,
  ],
}

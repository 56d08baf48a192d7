import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Resolution } from '#contract/options.ts'
import { type CreditPackage, PLANS, type PlanName } from '#contract/packages.ts'

export const PACKAGE_NAMES: Record<CreditPackage['name'], MessageDescriptor> = {
  Basic: msg`Basic`,
  Medium: msg`Medium`,
  Premium: msg`Premium`,
}

export const PLAN_TITLES: Record<PlanName, MessageDescriptor> = {
  Free: msg`Free`,
  ...PACKAGE_NAMES,
}

export const EXPORT_UP_TO: Record<Resolution, MessageDescriptor> = {
  '720p': msg`720p export`,
  '1080p': msg`1080p export`,
  '4K': msg`4K export`,
}

const EVERYTHING_IN = { Basic: msg`Everything in Basic`, Medium: msg`Everything in Medium` }

/** What everybody has. */
const ALWAYS = [msg`All voices and languages`, msg`Captions and music`, msg`Personal media library`]

/** What a package is for beside its credits, as the price list says it: what it adds to the one before it. */
export function planFeatures(name: PlanName): MessageDescriptor[] {
  const before = name === 'Premium' ? 'Medium' : name === 'Medium' ? 'Basic' : null
  const less = before && PLANS[before]
  const { resolution, apiAccess, seats, goesFirst } = PLANS[name]
  return [
    EXPORT_UP_TO[resolution],
    ...(before ? [EVERYTHING_IN[before]] : ALWAYS),
    ...(apiAccess && !less?.apiAccess ? [msg`API access`] : []),
    ...(seats !== 1 && less?.seats === 1 ? [msg`Team collaboration`] : []),
    ...(goesFirst && !less?.goesFirst ? [msg`Priority rendering`] : []),
  ]
}

import { msg } from '@lingui/core/macro'

/** The sections of the landing page that the header leads to. */
export const HEADER_LINKS = [
  { to: '/home#features', name: msg`Features` },
  { to: '/home#how-it-works', name: msg`How it works` },
  { to: '/home#examples', name: msg`Examples` },
  { to: '/home#pricing', name: msg`Pricing` },
] as const

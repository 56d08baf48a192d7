import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Brand } from '#web/features/site/brand-icon.tsx'

type Platform = {
  brand: Brand
  name: string
  audience: MessageDescriptor
  audienceUnit: MessageDescriptor
  formats: MessageDescriptor
}

const PEOPLE_A_MONTH = msg`people a month`

export const PLATFORMS: Platform[] = [
  {
    brand: 'tiktok',
    name: 'TikTok',
    audience: msg`1.5B`,
    audienceUnit: PEOPLE_A_MONTH,
    formats: msg`9:16, 1080 × 1920`,
  },
  {
    brand: 'instagram',
    name: 'Instagram',
    audience: msg`2B`,
    audienceUnit: PEOPLE_A_MONTH,
    formats: msg`9:16, 4:5 and 1:1`,
  },
  {
    brand: 'youtube',
    name: 'YouTube',
    audience: msg`2.5B`,
    audienceUnit: PEOPLE_A_MONTH,
    formats: msg`9:16 Shorts and 16:9`,
  },
  {
    brand: 'facebook',
    name: 'Facebook',
    audience: msg`3B`,
    audienceUnit: PEOPLE_A_MONTH,
    formats: msg`1:1 and 4:5`,
  },
  {
    brand: 'linkedin',
    name: 'LinkedIn',
    audience: msg`1B`,
    audienceUnit: msg`members`,
    formats: msg`16:9 and 1:1`,
  },
]

import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Brand } from '#web/features/site/brand-icon.tsx'

type Platform = {
  brand: Brand
  name: string
  formats: MessageDescriptor
}

export const PLATFORMS: Platform[] = [
  {
    brand: 'tiktok',
    name: 'TikTok',
    formats: msg`9:16, 1080 × 1920`,
  },
  {
    brand: 'instagram',
    name: 'Instagram',
    formats: msg`9:16, 4:5 and 1:1`,
  },
  {
    brand: 'youtube',
    name: 'YouTube',
    formats: msg`9:16 Shorts and 16:9`,
  },
  {
    brand: 'facebook',
    name: 'Facebook',
    formats: msg`1:1 and 4:5`,
  },
  {
    brand: 'linkedin',
    name: 'LinkedIn',
    formats: msg`16:9 and 1:1`,
  },
]

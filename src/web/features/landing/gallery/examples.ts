import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AspectRatio } from '#contract/options.ts'
import chart from '#web/assets/site/chart.webp'
import coffee from '#web/assets/site/coffee.webp'
import hat from '#web/assets/site/hat.webp'
import headland from '#web/assets/site/headland.webp'
import octopus from '#web/assets/site/octopus.webp'
import robot from '#web/assets/site/robot.webp'
import rocket from '#web/assets/site/rocket.webp'
import shoe from '#web/assets/site/shoe.webp'
import type { Brand } from '#web/features/site/brand-icon.tsx'

export const CATEGORY_NAMES = {
  tech: msg`Tech`,
  fashion: msg`Fashion`,
  education: msg`Education`,
  business: msg`Business`,
}

export const CATEGORIES = Object.keys(CATEGORY_NAMES) as Category[]

export type Category = 'tech' | 'fashion' | 'education' | 'business'

type Example = {
  id: string
  title: MessageDescriptor
  platform: { brand: Brand; name: string }
  thumbnail: { src: string; ratio: AspectRatio }
  views: MessageDescriptor
  category: Category
}

const TIKTOK = { brand: 'tiktok', name: 'TikTok' } as const
const YOUTUBE = { brand: 'youtube', name: 'YouTube' } as const
const INSTAGRAM = { brand: 'instagram', name: 'Instagram' } as const
const LINKEDIN = { brand: 'linkedin', name: 'LinkedIn' } as const

export const EXAMPLES: Example[] = [
  {
    id: 'lighthouse',
    title: msg`Every lighthouse blinks its own name`,
    platform: TIKTOK,
    thumbnail: { src: headland, ratio: '9/16' },
    views: msg`2.4M views`,
    category: 'education',
  },
  {
    id: 'robot',
    title: msg`What a small robot does all night`,
    platform: YOUTUBE,
    thumbnail: { src: robot, ratio: '16/9' },
    views: msg`1.2M views`,
    category: 'tech',
  },
  {
    id: 'hat',
    title: msg`One hat, three evenings`,
    platform: INSTAGRAM,
    thumbnail: { src: hat, ratio: '4/5' },
    views: msg`890K views`,
    category: 'fashion',
  },
  {
    id: 'coffee',
    title: msg`A slow coffee in thirty seconds`,
    platform: INSTAGRAM,
    thumbnail: { src: coffee, ratio: '1/1' },
    views: msg`410K views`,
    category: 'business',
  },
  {
    id: 'rocket',
    title: msg`How a rocket steers without air`,
    platform: TIKTOK,
    thumbnail: { src: rocket, ratio: '9/16' },
    views: msg`1.8M views`,
    category: 'tech',
  },
  {
    id: 'octopus',
    title: msg`Three hearts, eight arms`,
    platform: YOUTUBE,
    thumbnail: { src: octopus, ratio: '16/9' },
    views: msg`760K views`,
    category: 'education',
  },
  {
    id: 'shoe',
    title: msg`A running shoe meets a mountain`,
    platform: TIKTOK,
    thumbnail: { src: shoe, ratio: '9/16' },
    views: msg`540K views`,
    category: 'fashion',
  },
  {
    id: 'chart',
    title: msg`A quarter in one chart`,
    platform: LINKEDIN,
    thumbnail: { src: chart, ratio: '16/9' },
    views: msg`95K views`,
    category: 'business',
  },
]

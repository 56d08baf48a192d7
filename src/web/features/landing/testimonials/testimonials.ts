import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Brand } from '#web/features/site/brand-icon.tsx'

type Testimonial = {
  id: string
  quote: MessageDescriptor
  author: string
  role: MessageDescriptor
  company: string
  /** The initials in the round picture. */
  avatar: string
  /** The company's name as it writes it. */
  companyLogo: string
  stars: 1 | 2 | 3 | 4 | 5
  metrics: MessageDescriptor
  platformIcon: Brand
}

export const TESTIMONIALS: Testimonial[] = [
  {
    id: 'mai-linh',
    quote: msg`I used to lose my Sundays to captions. Now the cut is done before the coffee is, and I still decide every picture.`,
    author: 'Mai Linh Tran',
    role: msg`Travel creator`,
    company: 'linh.ontheway',
    avatar: 'ML',
    companyLogo: 'linh.ontheway',
    stars: 5,
    metrics: msg`212K to 480K followers in six months`,
    platformIcon: 'tiktok',
  },
  {
    id: 'jonas',
    quote: msg`We storyboard in the meeting and post the same afternoon. Legal reads the script before we spend a credit.`,
    author: 'Jonas Ebersbach',
    role: msg`Head of Social`,
    company: 'Nordlicht Energie',
    avatar: 'JE',
    companyLogo: 'Nordlicht',
    stars: 5,
    metrics: msg`4 approvals became 1`,
    platformIcon: 'linkedin',
  },
  {
    id: 'adaeze',
    quote: msg`Twelve product clips a week with a team of two. The price is on the button, so nobody is surprised on Friday.`,
    author: 'Adaeze Okonkwo',
    role: msg`Founder`,
    company: 'Slow Twelve Coffee',
    avatar: 'AO',
    companyLogo: 'Slow Twelve',
    stars: 5,
    metrics: msg`12 clips a week, team of 2`,
    platformIcon: 'instagram',
  },
]

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Copyright, LockKeyhole, RotateCcw, ShieldCheck } from 'lucide-react'
import lanterns from '#web/assets/site/lanterns.webp'
import pour from '#web/assets/site/pour.webp'
import type { Brand } from '#web/features/site/brand-icon.tsx'

export const FEATURED_CASES = [
  {
    id: 'slow-twelve',
    picture: pour,
    title: msg`Slow Twelve sold out a blend with a 30-second pour`,
    text: msg`Three scenes, no words until the last one. Shot list, stills and clip made in an evening.`,
    result: msg`410K views, 1,900 bags`,
  },
  {
    id: 'hoi-an',
    picture: lanterns,
    title: msg`Hoi An at dusk, in four languages`,
    text: msg`A guesthouse collective tells one story to four audiences by changing only the voice and the captions.`,
    result: msg`4 languages, 1 storyboard`,
  },
]

/** Names as the publications write them. */
export const PUBLICATIONS = ['The Cutting Room', 'Frame & Field', 'creatorweekly', 'short/form']

export const TRUST_BADGES = [
  { id: 'encrypted', icon: LockKeyhole, name: msg`Encrypted in transit` },
  { id: 'gdpr', icon: ShieldCheck, name: msg`GDPR ready` },
  { id: 'owner', icon: Copyright, name: msg`You own what you make` },
  { id: 'refund', icon: RotateCcw, name: msg`14-day money back` },
]

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

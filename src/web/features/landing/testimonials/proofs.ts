import { msg } from '@lingui/core/macro'
import { Copyright, LockKeyhole, RotateCcw, ShieldCheck } from 'lucide-react'
import lanterns from '#web/assets/site/lanterns.webp'
import pour from '#web/assets/site/pour.webp'

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

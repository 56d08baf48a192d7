import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'
import type { HomepageSections, HomepageState } from '#contract/homepage.ts'
import { FEATURES } from '#web/features/landing/core-features/features.tsx'
import { PUBLICATIONS, TESTIMONIALS } from '#web/features/landing/testimonials/proofs.ts'

const AsBuilt: HomepageState = { edits: {}, areClaimsHidden: false }

/** What an admin has changed of the page around it. */
export const HomepageContext = createContext<HomepageState>(AsBuilt)

/** What stands on the home page: what an admin has written, else the product's own words. */
export function useHomepage(): HomepageSections & { areClaimsHidden: boolean } {
  const { i18n } = useLingui()
  const { edits, areClaimsHidden } = useContext(HomepageContext)
  return { ...usualHomepage(i18n), ...edits, areClaimsHidden } as HomepageSections & {
    areClaimsHidden: boolean
  }
}

const HERO = {
  title: msg`Type the idea.\nLeave with the video.`,
  description: msg`Reelwright writes the storyboard, speaks it, draws it, sets it moving and cuts it with captions. You choose at every step, and you see the price before you press.`,
  buttonText: msg`Start Creating for Free`,
}

/** The words that come with the product, in the language of `i18n`. */
export function usualHomepage(i18n: I18n): HomepageSections {
  return {
    hero: {
      title: i18n._(HERO.title),
      subtitle: '',
      description: i18n._(HERO.description),
      buttonText: i18n._(HERO.buttonText),
      buttonLink: '',
      image: '',
    },
    features: FEATURES.map(({ id, title, text }) => ({
      id,
      title: i18n._(title),
      description: i18n._(text),
    })),
    testimonials: TESTIMONIALS.map((one) => ({
      id: one.id,
      name: one.author,
      position: i18n._(one.role),
      company: one.company,
      text: i18n._(one.quote),
      image: '',
      metrics: i18n._(one.metrics),
    })),
    faqs: QUESTIONS.map(({ id, question, answer }) => ({
      id,
      question: i18n._(question),
      answer: i18n._(answer),
    })),
    numbers: NUMBERS.map(({ id, value, name }) => ({
      id,
      value: i18n._(value),
      name: i18n._(name),
    })),
    logos: [...PUBLICATIONS],
  }
}

const QUESTIONS = [
  {
    id: 'roll-over',
    question: msg`Do unused credits roll over?`,
    answer: msg`No. Credits refresh at the start of each billing cycle and do not roll over.`,
  },
  {
    id: 'cost',
    question: msg`What does one video cost?`,
    answer: msg`A one-minute storyboard has six scenes. Made from stills it takes 112 credits: 10 for the storyboard, then 5 for the voice and 12 for the picture of each scene. A generated clip adds 120 per scene.`,
  },
  {
    id: 'failure',
    question: msg`Am I charged when something fails?`,
    answer: msg`No. Credits are charged for what is delivered. A failed job gives its credits back.`,
  },
  {
    id: 'change',
    question: msg`Can I change my plan?`,
    answer: msg`Any time. Upgrades are prorated and start at once; downgrades apply from the next cycle.`,
  },
  {
    id: 'refund',
    question: msg`What if I do not like it?`,
    answer: msg`There is a 14-day money-back guarantee, and you can cancel anytime. The free plan needs no credit card at all.`,
  },
]

/** Where on the page a number stands. */
type Place = 'platforms' | 'closing' | 'metrics'
type UsualNumber = { id: string; value: MessageDescriptor; name: MessageDescriptor }

const PEOPLE_A_MONTH = msg`people a month`

const PLACES: Record<Place, UsualNumber[]> = {
  platforms: [
    { id: 'tiktok', value: msg`1.5B`, name: PEOPLE_A_MONTH },
    { id: 'instagram', value: msg`2B`, name: PEOPLE_A_MONTH },
    { id: 'youtube', value: msg`2.5B`, name: PEOPLE_A_MONTH },
    { id: 'facebook', value: msg`3B`, name: PEOPLE_A_MONTH },
    { id: 'linkedin', value: msg`1B`, name: msg`members` },
  ],
  closing: [
    { id: 'faster', value: msg`5x`, name: msg`faster content creation` },
    { id: 'cost', value: msg`70%`, name: msg`cost reduction` },
    { id: 'created', value: msg`3M+`, name: msg`videos created` },
  ],
  metrics: [
    { id: 'rating', value: msg`4.9/5`, name: msg`from 12,000+ reviews` },
    { id: 'countries', value: msg`156`, name: msg`countries with active users` },
    { id: 'videos', value: msg`3M+`, name: msg`videos created` },
    { id: 'subscribers', value: msg`46,000+`, name: msg`newsletter subscribers` },
  ],
}

/** Every number of the home page. */
const NUMBERS = Object.values(PLACES).flat()

/** Those of one place, as they are now; a number without a value is not shown. */
export function numbersAt<Item extends { id: string; value: string }>(
  place: Place,
  numbers: Item[],
): Item[] {
  return numbers.filter(({ id, value }) => value && PLACES[place].some((one) => one.id === id))
}

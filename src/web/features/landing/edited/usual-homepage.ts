import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HomepageSections } from '#contract/homepage.ts'
import { FEATURES } from '../core-features/features.tsx'
import { QUESTIONS } from '../pricing/question-list.ts'
import { PUBLICATIONS } from '../testimonials/proofs.ts'
import { TESTIMONIALS } from '../testimonials/testimonials.ts'
import { NUMBERS } from './numbers.ts'

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

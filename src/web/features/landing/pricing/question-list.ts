import { msg } from '@lingui/core/macro'

export const QUESTIONS = [
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

import { msg } from '@lingui/core/macro'

export const TECHNOLOGY_FACTS = [
  {
    id: 'price',
    name: msg`Fixed price`,
    text: msg`Every operation has its price before it runs. What fails costs nothing.`,
  },
  {
    id: 'once',
    name: msg`Exactly once`,
    text: msg`You choose the id of what you create, so a repeated call never buys the same thing twice.`,
  },
  {
    id: 'timing',
    name: msg`Word timing`,
    text: msg`Captions come from the alignment of the voice, not from speech recognition.`,
  },
  {
    id: 'open',
    name: msg`Yours to run`,
    text: msg`Open source, on your own machine or ours. The built-in studio needs no key and no network.`,
  },
]

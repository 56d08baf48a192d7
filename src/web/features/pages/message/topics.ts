import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** `value` is what the reader of the message sees, whatever language the page spoke. */
export type Topic = { value: string; label: MessageDescriptor }

export const CONTACT_TOPICS: Topic[] = [
  { value: 'Using Reelwright', label: msg`Using Reelwright` },
  { value: 'Account or credits', label: msg`Account or credits` },
  { value: 'Privacy', label: msg`Privacy` },
  { value: 'Security', label: msg`Security` },
  { value: 'Something else', label: msg`Something else` },
]

export const FEEDBACK_TOPICS: Topic[] = [
  { value: 'Idea', label: msg`An idea` },
  { value: 'Problem', label: msg`Something does not work` },
  { value: 'Translation', label: msg`A translation` },
  { value: 'Praise', label: msg`Something I like` },
]

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HomepageSections, SectionKey } from '#contract/homepage.ts'

export type Item = Record<string, string> & { id: string }
export type FieldOf = {
  name: string
  label: MessageDescriptor
  isLong?: boolean
  isNeeded?: boolean
}

export const SECTION_NAMES: Record<SectionKey, MessageDescriptor> = {
  hero: msg`Hero`,
  features: msg`Features`,
  testimonials: msg`Testimonials`,
  faqs: msg`FAQs`,
  numbers: msg`Numbers`,
  logos: msg`Logos`,
}

const TITLE = { name: 'title', label: msg`Title`, isNeeded: true }
const DESCRIPTION = { name: 'description', label: msg`Description`, isLong: true }

/** What is asked for in each section that has fields. */
export const FIELDS: Record<Exclude<SectionKey, 'logos'>, FieldOf[]> = {
  hero: [
    { ...TITLE, isLong: true },
    { name: 'subtitle', label: msg`Subtitle` },
    DESCRIPTION,
    { name: 'buttonText', label: msg`Button text`, isNeeded: true },
    { name: 'buttonLink', label: msg`Button link` },
    { name: 'image', label: msg`Image` },
  ],
  features: [TITLE, DESCRIPTION],
  testimonials: [
    { name: 'name', label: msg`Name`, isNeeded: true },
    { name: 'position', label: msg`Position` },
    { name: 'company', label: msg`Company` },
    { name: 'text', label: msg`Text`, isLong: true, isNeeded: true },
    { name: 'image', label: msg`Image` },
    { name: 'metrics', label: msg`Result` },
  ],
  faqs: [
    { name: 'question', label: msg`Question`, isNeeded: true },
    { name: 'answer', label: msg`Answer`, isLong: true, isNeeded: true },
  ],
  numbers: [
    { name: 'value', label: msg`Value` },
    { name: 'name', label: msg`What it counts` },
  ],
}

/** Whether everything that must be said is said. */
export function isWhole(key: SectionKey, value: HomepageSections[SectionKey]): boolean {
  if (key === 'logos') return true
  const needed = FIELDS[key].filter(({ isNeeded }) => isNeeded)
  const items = (Array.isArray(value) ? value : [value]) as Record<string, string>[]
  return items.every((item) => needed.every(({ name }) => item[name]?.trim()))
}

/** A new item with every field empty. */
export function emptyItem(key: Exclude<SectionKey, 'logos'>, id: string): Item {
  return { id, ...Object.fromEntries(FIELDS[key].map(({ name }) => [name, ''])) }
}

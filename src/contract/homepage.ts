import { z } from 'zod'
import { INTERFACE_LANGUAGES } from './interface-language.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'

const ITEMS_MAX = 12
const Line = text().max(200)
const Paragraph = text().max(1000)
const Id = text().min(1).max(60)
const filled = (schema: z.ZodString) => schema.min(1, saying('homepage-text-missing'))

/** A page of this site, a place on the page, or another site's page; empty: where the button usually leads. */
const Link = text()
  .max(300)
  .regex(/^($|\/(?!\/)|#|https:\/\/\S+$)/, saying('homepage-link-wrong'))
/** A picture of this site: the pages show none of another one. Empty: none. */
const Picture = text()
  .max(300)
  .regex(/^($|\/(?!\/)\S+$)/, saying('homepage-picture-wrong'))

export const Hero = z.object({
  /** A new line breaks it. */
  title: filled(Line),
  subtitle: Line,
  description: Paragraph,
  buttonText: filled(Line),
  buttonLink: Link,
  image: Picture,
})
export const Feature = z.object({ id: Id, title: filled(Line), description: Paragraph })
export const Testimonial = z.object({
  id: Id,
  name: filled(Line),
  position: Line,
  company: Line,
  text: filled(Paragraph),
  image: Picture,
  /** What came of it, in a line; empty: nothing is said. */
  metrics: Line,
})
export const Faq = z.object({ id: Id, question: filled(Line), answer: filled(Paragraph) })
/** A number and what it counts; without a value it is not shown. */
export const PageNumber = z.object({ id: Id, value: text().max(40), name: Line })

/** The sections of the home page that an admin edits, by the key of their setting. */
export const SECTIONS = {
  hero: Hero,
  features: z.array(Feature).min(1).max(ITEMS_MAX),
  testimonials: z.array(Testimonial).max(ITEMS_MAX),
  faqs: z.array(Faq).max(ITEMS_MAX),
  numbers: z.array(PageNumber).max(20),
  /** Names of publications, as they write them. */
  logos: z.array(filled(Line)).max(ITEMS_MAX),
} as const
export const SECTION_KEYS = [
  'hero',
  'features',
  'testimonials',
  'faqs',
  'numbers',
  'logos',
] as const
export type SectionKey = (typeof SECTION_KEYS)[number]
export type HomepageSections = { [Key in SectionKey]: z.infer<(typeof SECTIONS)[Key]> }

/** What an admin has put in place of the page's own words, in one language. */
export type HomepageEdits = { [Key in SectionKey]?: HomepageSections[Key] | undefined }

/** What the home page is drawn with, beside its own words. */
export type HomepageState = { edits: HomepageEdits; areClaimsHidden: boolean }

/** The header in which the server hands that to whatever draws the page; nobody sends it over the network. */
export const HOMEPAGE_HEADER = 'x-homepage'

const Language = z.enum(INTERFACE_LANGUAGES)
const Key = z.enum(SECTION_KEYS)
const Edits = z.object({
  hero: SECTIONS.hero.optional(),
  features: SECTIONS.features.optional(),
  testimonials: SECTIONS.testimonials.optional(),
  faqs: SECTIONS.faqs.optional(),
  numbers: SECTIONS.numbers.optional(),
  logos: SECTIONS.logos.optional(),
})

export const Homepage = z.object({
  language: Language,
  /** Sections that are absent have the words that come with the product. */
  edits: Edits,
  areClaimsHidden: z.boolean(),
})
export type Homepage = z.infer<typeof Homepage>

export const HomepageVersion = z.object({
  id: z.uuid(),
  savedAt: z.date(),
  /** Null: somebody whose account is gone. */
  savedBy: z.string().nullable(),
  /** It brought the product's own words back. */
  isUsual: z.boolean(),
})
export type HomepageVersion = z.infer<typeof HomepageVersion>

/** What an admin says on the home page. */
export const homepage = {
  get: route('GET /homepage', 'Shows to an admin what is edited on the home page in a language')
    .input(z.object({ language: Language }))
    .output(Homepage),
  save: route('POST /homepage', 'Saves sections of the home page in one language')
    .input(z.object({ language: Language, edits: Edits }))
    .output(Homepage),
  reset: route('POST /homepage/usual', 'Brings the usual words of a section back')
    .input(z.object({ language: Language, key: Key }))
    .output(Homepage),
  history: route('GET /homepage/history', 'Lists what was saved of a section, the latest first')
    .input(z.object({ language: Language, key: Key }))
    .output(z.array(HomepageVersion)),
  restore: route('POST /homepage/history/{id}', 'Brings an earlier version of a section back')
    .input(z.object({ id: z.uuid() }))
    .output(Homepage),
  hideClaims: route(
    'POST /homepage/claims',
    'Hides every claim that nobody has proved, or shows them',
  )
    .input(z.object({ areHidden: z.boolean() }))
    .output(z.object({ areClaimsHidden: z.boolean() })),
}

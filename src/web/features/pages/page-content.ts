import type { InterfaceLanguage } from '#contract/interface-language.ts'

export type Heading = { id: string; text: string; level: number }

/** A public page as it was written, ready to be shown. */
export type PageContent = {
  /** Front matter: the page's heading, and what search engines say of it. */
  title: string
  description: string
  /** The language it is written in: English where there is no translation. */
  language: InterfaceLanguage
  /** HTML before and after the place of the page's own component. */
  parts: string[]
  headings: Heading[]
  /** Of a page that answers questions. */
  questions: { question: string; answer: string }[]
}

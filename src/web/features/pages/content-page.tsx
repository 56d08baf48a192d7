import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { SiteFooter } from '#web/features/site/site-footer.tsx'
import { SiteHeader } from '#web/features/site/site-header.tsx'
import type { Heading, PageContent } from './compile-page.ts'
import './content-page.css'
import './prose.css'

type ContentPageProps = {
  content: PageContent
  /** What the page does beside being read; stands at the slot of its text. */
  children?: ReactNode
}

/** A page of the footer: head, its written content, foot. */
export function ContentPage({ content, children }: ContentPageProps) {
  const { title, description, language, parts, headings } = content
  const [before = '', after = ''] = parts
  return (
    <div className="content-page">
      <SiteHeader />
      <main id="main" className="site-width">
        <header lang={language}>
          <h1>{title}</h1>
          <p className="lede">{description}</p>
        </header>
        <div className="page-columns">
          <PageContents headings={headings} language={language} />
          <article>
            <Prose html={before} language={language} />
            {children}
            <Prose html={after} language={language} />
          </article>
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}

const SECTION_LEVEL = 2
const WORTH_LISTING = 4

type PageContentsProps = { headings: Heading[]; language: InterfaceLanguage }

/** The sections of a long page. */
function PageContents({ headings, language }: PageContentsProps) {
  const { t } = useLingui()
  const sections = headings.filter(({ level }) => level === SECTION_LEVEL)
  if (sections.length < WORTH_LISTING) return null
  return (
    <nav className="page-contents" aria-labelledby="page-contents">
      <h2 id="page-contents">{t`On this page`}</h2>
      <ol lang={language}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ProseProps = {
  /** From our own Markdown, written when the page was built. */
  html: string
  language: InterfaceLanguage
}

/** Text to be read, in the language it is written in. */
export function Prose({ html, language }: ProseProps) {
  if (html.trim() === '') return null
  return <div className="prose" lang={language} dangerouslySetInnerHTML={{ __html: html }} />
}

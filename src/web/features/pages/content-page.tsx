import type { ReactNode } from 'react'
import { SiteFooter } from '#web/features/site/site-footer.tsx'
import { SiteHeader } from '#web/features/site/site-header.tsx'
import { PageContents } from './page-contents.tsx'
import type { PageContent } from './page-content.ts'
import { Prose } from './prose.tsx'
import './content-page.css'

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

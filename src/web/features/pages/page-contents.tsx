import { useLingui } from '@lingui/react/macro'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import type { Heading } from './page-content.ts'

const SECTION_LEVEL = 2
const WORTH_LISTING = 4

type PageContentsProps = { headings: Heading[]; language: InterfaceLanguage }

/** The sections of a long page. */
export function PageContents({ headings, language }: PageContentsProps) {
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

import type { InterfaceLanguage } from '#contract/interface-language.ts'
import './prose.css'

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

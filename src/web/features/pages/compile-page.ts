import { Marked, type Token, type Tokens } from 'marked'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { localPath } from '#contract/public-page.ts'

/** Stands on a line of its own where a page's component goes. */
const SLOT = '<!-- slot -->'
/** Ends a heading; the same in every language, so that links keep leading there. */
const HEADING_ID = /\s*\{#([a-z0-9-]+)\}$/
const QUESTION_LEVEL = 3
const JOINT = /[._/](?=\w)/g

/**
 * A page's Markdown as HTML. Headings carry their own anchors, links to other pages stay in the language.
 * @throws Error naming what is missing: front matter, or the id of a heading.
 */
export function compilePage(source: string, language: InterfaceLanguage): PageContent {
  const { title, description, body } = readFrontMatter(source)
  const headings: Heading[] = []
  const marked = new Marked({ renderer: rendererFor(language, headings) })
  const parts = body.split(SLOT).map((part) => marked.parse(part, { async: false }))
  return { title, description, language, parts, headings, questions: questionsIn(body, marked) }
}

/** HTML of a text that is no page, e.g. the changelog: its headings need no ids. */
export function compileMarkdown(source: string): string {
  return new Marked().parse(source, { async: false })
}

function rendererFor(language: InterfaceLanguage, headings: Heading[]) {
  return {
    heading(this: { parser: InlineParser }, { tokens, depth, text }: Tokens.Heading): string {
      const [suffix = '', id] = HEADING_ID.exec(text) ?? []
      if (!id) throw new Error(`The heading "${text}" has no id: write {#its-id} behind it.`)
      headings.push({ id, level: depth, text: text.slice(0, text.length - suffix.length) })
      const html = this.parser.parseInline(tokens).replace(HEADING_ID, '')
      return `<h${depth} id="${id}"><a href="#${id}">${html}</a></h${depth}>\n`
    },
    link(this: { parser: InlineParser }, { href, tokens }: Tokens.Link): string {
      const target = isPage(href) ? localPath(href, language) : href
      return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`
    },
    // A line of code may be wider than a phone: it scrolls, and so must be reached by keyboard.
    code({ text }: Tokens.Code): string {
      return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`
    },
    // A name too long for its line goes on behind a joint.
    codespan({ text }: Tokens.Codespan): string {
      return `<code>${escapeHtml(text).replaceAll(JOINT, '$&<wbr>')}</code>`
    },
    // Markdown has no table without a head; one whose cells are all empty is none.
    tablerow({ text }: Tokens.TableRow): string {
      return /^(<th>\s*<\/th>\s*)+$/.test(text) ? '' : `<tr>\n${text}</tr>\n`
    },
  }
}

type InlineParser = { parseInline: (tokens: Tokens.Heading['tokens']) => string }

/** Files have an ending, pages have none; the dashboard chooses its language itself. */
function isPage(href: string): boolean {
  return /^\/(?!dashboard|api\/)[^.]*$/.test(href)
}

/** Third-level headings that ask, each with what stands below it. */
function questionsIn(body: string, marked: Marked): PageContent['questions'] {
  const questions: PageContent['questions'] = []
  let open: PageContent['questions'][number] | undefined
  for (const token of marked.lexer(body)) {
    if (isHeading(token)) {
      const question = token.text.replace(HEADING_ID, '')
      const asks = token.depth === QUESTION_LEVEL && /[?？]$/.test(question)
      open = asks ? { question, answer: '' } : undefined
      if (open) questions.push(open)
    } else if (open) {
      open.answer += marked.parser([token])
    }
  }
  return questions
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

type FrontMatter = { title: string; description: string; body: string }

const FRONT_MATTER = /^---\n(?<fields>.*?)\n---\n(?<body>.*)$/s

/**
 * The lines `name: value` between two rules at the top of a page, and the text below them.
 * @throws Error when the title or the description is missing.
 */
function readFrontMatter(source: string): FrontMatter {
  const { fields = '', body = '' } = FRONT_MATTER.exec(source)?.groups ?? {}
  const valueOf = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(fields)?.[1]
    if (!value) throw new Error(`The front matter has no ${name}: ${source.slice(0, 80)}`)
    return value.trim()
  }
  return { title: valueOf('title'), description: valueOf('description'), body }
}

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

const HEADING = /^## \[(.+?)\](?: - (\S+))?$/gm
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** The changelog's heads as people read them: `[0.1.0] - 2026-11-21` becomes `0.1.0, 21 Nov 2026`. */
export function withReleaseHeadings(changelog: string): string {
  return changelog.replace(HEADING, (_, version: string, day?: string) =>
    day ? `## ${version}, ${DAY.format(new Date(day))}` : `## ${version}`,
  )
}

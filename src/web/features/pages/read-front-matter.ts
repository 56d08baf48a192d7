type FrontMatter = { title: string; description: string; body: string }

const FRONT_MATTER = /^---\n(?<fields>.*?)\n---\n(?<body>.*)$/s

/**
 * The lines `name: value` between two rules at the top of a page, and the text below them.
 * @throws Error when the title or the description is missing.
 */
export function readFrontMatter(source: string): FrontMatter {
  const { fields = '', body = '' } = FRONT_MATTER.exec(source)?.groups ?? {}
  const valueOf = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(fields)?.[1]
    if (!value) throw new Error(`The front matter has no ${name}: ${source.slice(0, 80)}`)
    return value.trim()
  }
  return { title: valueOf('title'), description: valueOf('description'), body }
}

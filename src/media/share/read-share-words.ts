const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What a built page says it is: its first heading, with the lines it has, and the description in its head. @throws where either is missing. */
export function readShareWords(html: string): { title: string; description: string } {
  return {
    title: found(/<h1\b[^>]*>([\s\S]*?)<\/h1>/, html),
    description: found(/<meta name="description" content="([^"]*)"/, html),
  }
}

function found(pattern: RegExp, html: string): string {
  const text = pattern.exec(html)?.[1]
  if (!text) throw new Error(`A page without ${pattern.source} has no picture to share.`)
  return text
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}

export type CodePart = { kind: 'plain' | 'comment' | 'string' | 'option'; text: string }

const PARTS = /(?<comment>^#.*$)|(?<string>"[^"\n]*"|'[^']*')|(?<option>(?<=\s)--?[a-z]+)/gm

/** Splits a shell sample into what is coloured and what is not; joined again the parts are the sample. */
export function codeParts(code: string): CodePart[] {
  const parts: CodePart[] = []
  let end = 0
  for (const match of code.matchAll(PARTS)) {
    if (match.index > end) parts.push({ kind: 'plain', text: code.slice(end, match.index) })
    parts.push({ kind: kindOf(match.groups ?? {}), text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) parts.push({ kind: 'plain', text: code.slice(end) })
  return parts
}

function kindOf({ comment, string }: Record<string, string | undefined>): CodePart['kind'] {
  if (comment !== undefined) return 'comment'
  return string === undefined ? 'option' : 'string'
}

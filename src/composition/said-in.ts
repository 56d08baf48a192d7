/** The words of a text that `words` are, as the text spells them; empty when it does not say them. */
export function saidIn(text: string, words: string): string {
  const wanted = words.trim()
  if (wanted === '') return ''
  const at = text.toLowerCase().indexOf(wanted.toLowerCase())
  return at < 0 ? '' : text.slice(at, at + wanted.length)
}

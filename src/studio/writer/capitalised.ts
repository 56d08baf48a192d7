/** Also behind the mark that opens a Spanish question; an iPhone stays one. */
export function capitalised(text: string): string {
  return text.replace(/^[¿¡]?\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase())
}

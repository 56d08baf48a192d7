/** The beginning of a text: at most `most` UTF-16 units, as limits are counted, and no character torn in two. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

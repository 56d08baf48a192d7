/** The whole number of credits that somebody typed, 0 to `most`; null when it is something else. */
export function readCredits(text: string, most: number): number | null {
  const typed = text.trim()
  if (!/^\d{1,15}$/.test(typed)) return null
  const credits = Number(typed)
  return credits <= most ? credits : null
}

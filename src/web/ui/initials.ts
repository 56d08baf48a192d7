/** The first letters of the first and the last word: "Linh Đặng" is LĐ, "Ada" is A. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

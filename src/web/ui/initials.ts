const LETTER = /[\p{L}\p{N}]/u

/** The first letters of the first and the last word that have one: "Linh Đặng" is LĐ, "(Ada)" is A. */
export function initials(name: string) {
  const letters = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0] ?? [])
  const picked = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return picked.join('').toLocaleUpperCase()
}

/** A language by its own name with a capital: de is Deutsch, vi is Tiếng Việt. */
export function languageName(tag: string) {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

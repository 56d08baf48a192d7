/**
 * A sentence with its values: `Scene {number}` becomes Scene 3. Sentences that the server says to people are
 * marked i18n where they stand; the web finds them again by their words and says them in the reader's language.
 */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  )
}

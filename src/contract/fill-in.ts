/**
 * A sentence with its values: `Scene {number}` becomes Scene 3, and 1000 credits 1,000. Sentences that the
 * server says to people are marked i18n where they stand; the web finds them again by their words and says
 * them, and their numbers, in the reader's language.
 */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name) =>
    written(values[name] ?? placeholder),
  )
}

function written(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value
}

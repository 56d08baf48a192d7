/** The text as a LIKE pattern that matches nothing but itself. */
export function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

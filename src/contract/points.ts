/** What it is, three points, and what people should do. */
export const POINTS_ASKED = 5

/** Points as the text of an idea: one a line, in the order in which they are asked for. */
export function pointsText(points: readonly string[]): string {
  return points.map((point) => point.replace(/\s+/gu, ' ').trim()).join('\n')
}

/** The points of such a text. */
export function pointsOf(text: string): string[] {
  return text.split('\n').map((point) => point.trim())
}

const AGES = ['an antique', 'an old-fashioned', 'a vintage', 'a classic', 'a modern'] as const

/**
 * What a history tells of, as it looked then: an antique bicycle at the beginning, a modern one at the end.
 *
 * @param part how far the storyboard has come, from 0 to 1.
 */
export function throughTheAges(picture: string, part: number): string {
  const age = AGES[Math.min(AGES.length - 1, Math.floor(part * AGES.length))] as string
  return picture.replace(/^an? (?=[a-z-]+(?: [a-z-]+)?$)/u, `${age} `)
}

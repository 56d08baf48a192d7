const TELLS_HOUR = /\b(?:moon|stars?|starry|night|dark|dusk|dawn|sunset|sunrise|evening|morning)\b/u
const MORNING = 'clear morning light'
const EVENING = 'glowing evening light'

/**
 * The light of a scene in a storyboard that begins in the morning and ends in the evening; the look's own
 * light in between, and where the place tells another hour.
 *
 * @param part how far the storyboard has come, from 0 to 1.
 */
export function lightOfScene(place: string, part: number, usual: string): string {
  if (TELLS_HOUR.test(place)) return usual
  if (part < 0.2) return MORNING
  return part > 0.8 ? EVENING : usual
}

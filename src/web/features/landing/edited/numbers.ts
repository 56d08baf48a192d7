import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Where on the page a number stands. */
type Place = 'platforms' | 'closing' | 'metrics'
type UsualNumber = { id: string; value: MessageDescriptor; name: MessageDescriptor }

const PEOPLE_A_MONTH = msg`people a month`

const PLACES: Record<Place, UsualNumber[]> = {
  platforms: [
    { id: 'tiktok', value: msg`1.5B`, name: PEOPLE_A_MONTH },
    { id: 'instagram', value: msg`2B`, name: PEOPLE_A_MONTH },
    { id: 'youtube', value: msg`2.5B`, name: PEOPLE_A_MONTH },
    { id: 'facebook', value: msg`3B`, name: PEOPLE_A_MONTH },
    { id: 'linkedin', value: msg`1B`, name: msg`members` },
  ],
  closing: [
    { id: 'faster', value: msg`5x`, name: msg`faster content creation` },
    { id: 'cost', value: msg`70%`, name: msg`cost reduction` },
    { id: 'created', value: msg`3M+`, name: msg`videos created` },
  ],
  metrics: [
    { id: 'rating', value: msg`4.9/5`, name: msg`from 12,000+ reviews` },
    { id: 'countries', value: msg`156`, name: msg`countries with active users` },
    { id: 'videos', value: msg`3M+`, name: msg`videos created` },
    { id: 'subscribers', value: msg`46,000+`, name: msg`newsletter subscribers` },
  ],
}

/** Every number of the home page. */
export const NUMBERS = Object.values(PLACES).flat()

/** Those of one place, as they are now; a number without a value is not shown. */
export function numbersAt<Item extends { id: string; value: string }>(
  place: Place,
  numbers: Item[],
): Item[] {
  return numbers.filter(({ id, value }) => value && PLACES[place].some((one) => one.id === id))
}

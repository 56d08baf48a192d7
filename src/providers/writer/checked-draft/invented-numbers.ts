import type { Delivered } from '../prompt/draft-schema.ts'
import type { WriteRequest } from '../writer-provider.ts'

/** With the marks between groups of digits, and before decimals. */
const NUMBER = /\d+(?:[.,'’\u00A0\u202F]\d+)*/gu

/** Figures that a script has and the text it is made from has not, in sentences for the model that wrote it. */
export function inventedNumbers(draft: Delivered, request: WriteRequest): string[] {
  const { beginning, idea, language } = request
  // Japanese counts in ten thousands: the same number has other figures.
  if (beginning !== 'text' || language === 'ja') return []
  const told = [draft.title, draft.description, ...draft.scenes.map((scene) => scene.voiceOverText)]
  return numbersMissingIn(idea, told.join('\n')).map(
    (number) =>
      `The material does not say ${number}: keep its numbers as they are, and add none of your own.`,
  )
}

/** The numbers of a text that a material does not have, as they are written there. */
export function numbersMissingIn(material: string, text: string): string[] {
  const known = new Set(numbersIn(material).flatMap((number) => [digits(number), ...parts(number)]))
  return [...new Set(numbersIn(text).filter((number) => !known.has(digits(number))))]
}

function numbersIn(text: string): string[] {
  return text.normalize('NFKC').match(NUMBER) ?? []
}

/** The same number is written 2,500 and 2.500, by language. */
function digits(number: string): string {
  return parts(number).join('')
}

function parts(number: string): string[] {
  return number.match(/\d+/gu) ?? []
}

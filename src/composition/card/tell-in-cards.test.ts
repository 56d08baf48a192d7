import { expect, test } from 'vitest'
import { fc } from '#testing/properties.ts'
import { textsOf } from './choose-card.ts'
import { lettersOf } from './letters.ts'
import { countWords } from './spoken-words.ts'
import { tellInCards } from './tell-in-cards.ts'

const tell = (text: string, language = 'en', isLast = false) =>
  tellInCards(text, { language, isLast }, () => true)

test('what one card can tell stays on one', () => {
  expect(tell('Clay remembers every touch.')).toEqual([
    {
      card: { type: 'statement', text: 'Clay remembers every touch.' },
      text: 'Clay remembers every touch.',
    },
  ])
  expect(tell('Clay remembers. It remembers every touch.')).toHaveLength(1)
  expect(tell('Before you repot: water it well, loosen the roots, one size up')).toHaveLength(1)
  expect(tell('Kiln & Co., Mill Lane 4, @kilnandco', 'en', true)).toMatchObject([
    { card: { type: 'end' } },
  ])
})

test('a long text is told on one card after another, at its sentences and clauses', () => {
  const text =
    'Compound interest is the eighth wonder, people say. Those who understand it earn it. Those who do not understand it pay for it all their lives.'
  expect(tell(text).map((one) => one.text)).toEqual([
    'Compound interest is the eighth wonder, people say.',
    'Those who understand it earn it.',
    'Those who do not understand it pay for it all their lives.',
  ])
  const clauses =
    'When the first light falls through the tall windows of the workshop, she begins, and the wheel turns until the evening bell.'
  expect(tell(clauses).map((one) => one.text)).toEqual([
    'When the first light falls through the tall windows of the workshop,',
    'she begins, and the wheel turns until the evening bell.',
  ])
})

test('each sentence is the card that it makes', () => {
  const text = 'Water is everywhere around us here today. It covers 71 % of the Earth. Why is that?'
  expect(tell(text).map(({ card }) => card.type)).toEqual(['statement', 'number', 'question'])
})

test.each([
  ['en', 'Not one of all the people who ever walked along this quiet river knew what lay below it'],
  [
    'de',
    'Niemand von all den Leuten die je an diesem stillen Fluss spazierten wusste was darunter lag',
  ],
  [
    'ja',
    'この静かな川のほとりを歩いた人は誰もその下に何があるのかを知らなかったし知ろうともしなかった',
  ],
  [
    'vi',
    'Không một ai trong số những người từng đi dọc theo dòng sông yên tĩnh này biết điều gì nằm ở dưới',
  ],
])(
  'a sentence of %s without a pause is told in even parts of at most twelve words',
  (language, text) => {
    const cards = tell(text, language)
    expect(cards.length).toBeGreaterThan(1)
    for (const one of cards) expect(countWords(one.text)).toBeLessThanOrEqual(13)
    expect(lettersOf(cards.map((one) => one.text).join(''))).toBe(lettersOf(text))
  },
)

const areFew = (card: unknown) => countWords(textsOf(card)[1] ?? '') <= 4

test('what is too small to be read on one card is told on two', () => {
  const text = 'Eight words that are all on one card.'
  expect(tellInCards(text, { language: 'en', isLast: false }, areFew)).toMatchObject([
    { text: 'Eight words that are' },
    { text: 'all on one card.' },
  ])
})

test('whatever the text: no word is lost, none is told twice, all are in order', () => {
  const words = fc.array(
    fc.constantFrom('a', 'sea', 'the', 'Wind,', 'it.', '7', '€', 'why?', ':', '"'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        words.map((all) => all.join(' ')),
      ),
      (text) => {
        const told = tell(text)
          .map((one) => one.text)
          .join(' ')
        expect(lettersOf(told)).toBe(lettersOf(text))
      },
    ),
  )
})

test('times and numbers are not cut in two', () => {
  for (const text of [
    'Our bakery “Müller and Sons” in the old town of Vienna opens at 6:30 every single morning.',
    'Last year the people of our little harbour town baked 12,500 loaves for the great winter fair.',
  ]) {
    const told = { language: 'en', isLast: false }
    const number = /6:30|12,500/u.exec(text)?.[0] ?? ''
    const cards = tellInCards(text, told, (card) => JSON.stringify(card).length < 90)
    expect(cards.length).toBeGreaterThan(1)
    expect(cards.some((card) => card.text.includes(number))).toBe(true)
  }
})

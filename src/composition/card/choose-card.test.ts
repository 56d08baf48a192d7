import { expect, test } from 'vitest'
import { chooseCard, textsOf } from './choose-card.ts'

const choose = (language: string, text: string, isLast = false) =>
  chooseCard(text, { language, isLast })
const typesOf = (texts: [language: string, text: string][]) =>
  texts.map(([language, text]) => choose(language, text).type)
const all = (type: string) => Array<string>(6).fill(type)

test('a question is a question card in every language', () => {
  expect(
    typesOf([
      ['en', 'Why do cats purr?'],
      ['de', 'Warum schnurren Katzen?'],
      ['fr', 'Pourquoi les chats ronronnent-ils ?'],
      ['es', '¿Por qué ronronean los gatos?'],
      ['ja', '猫はなぜ喉を鳴らすのか？'],
      ['vi', 'Vì sao mèo kêu gừ gừ?'],
    ]),
  ).toEqual(all('question'))
})

test('a price is kept as it is written, with what it is for', () => {
  expect(choose('en', 'Two croissants for EUR 3.90, until noon')).toEqual({
    type: 'price',
    item: 'Two croissants',
    price: 'EUR 3.90',
    rest: 'until noon',
  })
  expect(choose('de', 'Zwei Croissants für 3,90 €, bis 12 Uhr')).toMatchObject({
    item: 'Zwei Croissants',
    price: '3,90 €',
  })
  expect(
    typesOf([
      ['fr', 'Deux croissants pour 3,90 €'],
      ['es', 'Dos cruasanes por 3,90 €'],
      ['ja', 'クロワッサン二つで390円'],
      ['vi', 'Hai bánh sừng bò giá 65.000 ₫'],
    ]),
  ).toEqual(all('price').slice(2))
})

test('a day with its month, or a weekday with a time, is a date card', () => {
  expect(choose('en', 'On Saturday 14 November at 7:30 pm in Old Harbour Hall')).toMatchObject({
    type: 'date',
    weekday: 'Saturday',
    date: '14 November',
    time: '7:30 pm',
  })
  expect(
    typesOf([
      ['de', 'Am Samstag, 14. November um 19:30 Uhr in der Alten Hafenhalle'],
      ['fr', 'Le samedi 14 novembre à 19h30'],
      ['es', 'El sábado 14 de noviembre a las 19:30'],
      ['ja', '11月14日土曜日、午後7時に開演'],
      ['vi', 'Thứ Bảy 14 tháng 11 lúc 19:30'],
      ['en', 'Every Friday at 6 pm'],
    ]),
  ).toEqual(all('date'))
})

test('a number with its unit is a number card, and keeps the exact figure', () => {
  expect(choose('en', '71 % of the Earth is under water.')).toEqual({
    type: 'number',
    value: '71',
    unit: '%',
    text: 'of the Earth is under water',
  })
  expect(choose('de', 'Der Mond ist 384.400 Kilometer von uns entfernt.')).toMatchObject({
    type: 'number',
    value: '384.400',
    unit: 'Kilometer',
    text: 'Der Mond ist 384.400 Kilometer von uns entfernt',
  })
  expect(
    typesOf([
      ['en', 'The tower has 1,665 steps'],
      ['fr', 'Elle mesure 330 mètres.'],
      ['es', 'El 71 % de la Tierra es agua.'],
      ['ja', '地球の71%は水です。'],
      ['vi', '71% bề mặt Trái Đất là nước.'],
      ['de', '71 % der Erde liegen unter Wasser'],
    ]),
  ).toEqual(all('number'))
})

test('a quotation names who said it', () => {
  expect(choose('en', '“The sea is everything.” Jules Verne')).toEqual({
    type: 'quote',
    text: 'The sea is everything.',
    source: 'Jules Verne',
  })
  expect(choose('de', 'Jules Verne schrieb: „Das Meer ist alles.“')).toMatchObject({
    type: 'quote',
    source: 'Jules Verne',
  })
  expect(choose('ja', '「海はすべてだ」ジュール・ヴェルヌ').type).toBe('quote')
  expect(choose('fr', '« La mer est tout », disait Jules Verne').type).toBe('quote')
  expect(choose('en', 'They call it a “soft” opening.').type).toBe('statement')
})

test('steps, lists, comparisons, definitions, timelines and places are told by how a text is built', () => {
  expect(choose('en', 'Step 2 of 4: fold, do not stir')).toEqual({
    type: 'step',
    step: 2,
    of: 4,
    label: 'Step 2 of 4',
    text: 'fold, do not stir',
  })
  expect(choose('vi', 'Bước 2 trên 4: trộn nhẹ tay').type).toBe('step')
  expect(choose('ja', '手順2/4：混ぜずに折る')).toMatchObject({
    type: 'step',
    text: '混ぜずに折る',
  })
  expect(choose('en', 'Before you repot: water it well, loosen the roots, one size up')).toEqual({
    type: 'list',
    title: 'Before you repot',
    items: ['water it well', 'loosen the roots', 'one size up'],
  })
  expect(choose('ja', '植え替えの前に：水をやる、根をほぐす、一回り大きく').type).toBe('list')
  expect(choose('en', 'By train 4 h, by plane 5 h')).toEqual({
    type: 'compare',
    first: { label: 'By train', value: '4 h' },
    second: { label: 'by plane', value: '5 h' },
  })
  expect(choose('de', 'Ebbe ist das Meer, das sich zurückzieht')).toMatchObject({
    type: 'define',
    word: 'Ebbe',
  })
  expect(choose('ja', '引き潮とは、海が引くこと').type).toBe('define')
  const telling = 'In 1903 the first flight, in 1927 across the Atlantic, and in 1969 on the Moon.'
  expect(choose('en', telling)).toEqual({
    type: 'timeline',
    items: [
      { year: '1903', text: 'the first flight' },
      { year: '1927', text: 'across the Atlantic' },
      { year: '1969', text: 'on the Moon' },
    ],
  })
  expect(choose('en', 'Oslo, Norway')).toEqual({ type: 'place', name: 'Oslo', region: 'Norway' })
})

test('who they are is an end card only in the last scene', () => {
  const text = 'Kiln & Co., Mill Lane 4, @kilnandco'
  expect(choose('en', text, true)).toEqual({
    type: 'end',
    name: 'Kiln & Co.',
    handle: '@kilnandco',
    lines: ['Mill Lane 4'],
  })
  expect(choose('en', text).type).not.toBe('end')
})

test('everything else is a statement of at most twelve words', () => {
  expect(
    typesOf([
      ['en', 'Clay remembers every touch.'],
      ['de', 'Ton vergisst nichts.'],
      ['fr', 'L’argile n’oublie rien.'],
      ['es', 'El barro recuerda cada mano.'],
      ['ja', '土はすべての手を覚えている。'],
      ['vi', 'Đất sét nhớ mọi cái chạm.'],
    ]),
  ).toEqual(all('statement'))
  const long =
    'When the first light falls through the tall windows of the workshop, she begins, and the wheel turns until the evening bell.'
  expect(choose('en', long)).toEqual({
    type: 'statement',
    text: 'When the first light falls through the tall windows of the workshop',
  })
})

test('of several sentences the card shows the most telling', () => {
  const text = 'Water is everywhere around us here today. It covers 71 % of the Earth.'
  expect(choose('en', text)).toMatchObject({
    type: 'number',
    value: '71',
    text: 'It covers 71 % of the Earth',
  })
})

test('no card has a word that its scene does not have', () => {
  const texts = [
    'Book before 1 March: the evening course for beginners is $1,240.',
    '',
    '…',
    'A'.repeat(400),
    'In 1903, 1927 and 1969.',
    '@ . , : ?',
  ]
  for (const text of texts) {
    for (const part of stringsOf(choose('en', text))) expect(text).toContain(part)
  }
})

/** Every word that a card shows. */
function stringsOf(card: ReturnType<typeof chooseCard>): string[] {
  return JSON.stringify({ ...card, type: '' })
    .split(/[[\]{}",:]+/u)
    .filter(
      (part) =>
        part &&
        ![
          'year',
          'text',
          'label',
          'value',
          'type',
          'item',
          'items',
          'price',
          'rest',
          'unit',
          'name',
          'handle',
          'lines',
          'title',
          'step',
          'of',
        ].includes(part),
    )
}

const shown = (text: string, emphasis: string) =>
  chooseCard(text, { language: 'en', isLast: false, emphasis })

test('words that are worth showing are shown: by the card that the text makes, else alone', () => {
  const said = 'The octopus has Three Hearts, and two of them rest whenever it swims.'
  expect(shown(said, 'three hearts')).toEqual({ type: 'statement', text: 'Three Hearts' })
  expect(shown('Two croissants for EUR 3.90, until noon', 'EUR 3.90').type).toBe('price')
  expect(shown('Two croissants for EUR 3.90, until noon', 'for EUR 3.90')).toEqual({
    type: 'statement',
    text: 'for EUR 3.90',
  })
  expect(shown(said, 'four hearts')).toEqual(choose('en', said))
})

test('what was said of the morning keeps the point of its abbreviation', () => {
  const doors = 'Doors open on Saturday 14 November at 10 a.m.'
  expect(choose('en', doors)).toMatchObject({ type: 'date', text: doors })
  expect(choose('en', 'Two croissants for EUR 3.90, until 10 a.m.')).toMatchObject({
    rest: 'until 10 a.m.',
  })
  expect(choose('en', '71 % of bakers get up at 4 a.m.')).toMatchObject({
    text: 'of bakers get up at 4 a.m.',
  })
  expect(choose('en', '71 % of it is water.')).toMatchObject({ text: 'of it is water' })
})

test('an emoji is left out, with the space that it would leave', () => {
  const texts = (text: string) => textsOf({ ...choose('en', text), type: '' }).filter(Boolean)
  expect(texts('Fresh bread 🥐.')).toEqual(['Fresh bread.'])
  expect(texts('🥐 Fresh bread 🥐 every day 🎉')).toEqual(['Fresh bread every day'])
  expect(texts('Fresh bread 👩‍🍳 🥐, still warm')).toEqual(['Fresh bread, still warm'])
  expect(choose('fr', 'Bravo 🎉 !')).toMatchObject({ text: 'Bravo !' })
  expect(shown('Fresh bread 🥐, still warm every day', 'still warm 🥐')).toMatchObject({
    text: 'still warm',
  })
})

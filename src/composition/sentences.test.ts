import { expect, test } from 'vitest'
import { endsSentence, sentencesOf } from './sentences.ts'

function cut(text: string, language: string): string[] {
  return sentencesOf(text, language).map((sentence) => sentence.text.trim())
}

for (const [language, first, second] of [
  ['en', 'Dr. Watson met Mr. J. R. Holmes, e.g. at 5 p.m. in the U.S. Army.', 'They spoke.'],
  ['en', 'Bring tea, milk, etc. for the road.', 'Then go.'],
  ['en', 'It was only you and I.', 'Nobody else.'],
  ['es', 'El Sr. López y la Dra. Ruiz, p. ej. en EE. UU. con amigos.', 'Se van.'],
  ['fr', 'M. Dupont et le Dr. Roux, p. ex. à St. Malo.', 'Ils partent.'],
  ['de', 'Am 3. Oktober kam Prof. Dr. Braun, z. B. mit ca. 20 Gästen.', 'Sie gingen.'],
  ['de', 'Er isst u.a. Brot bzw. Käse usw. und trinkt.', 'Danach ruht er.'],
  ['vi', 'GS. Nguyễn sống ở TP. Huế với TS. Lê.', 'Họ đi xa.'],
] as const) {
  test(`${language}: '${first}' is one sentence`, () => {
    expect(cut(`${first} ${second}`, language)).toEqual([first, second])
  })
}

test('Japanese sentences end with their own mark, whatever Latin words they hold', () => {
  expect(cut('Dr. ブラウンが来た。みんな笑った！', 'ja')).toEqual([
    'Dr. ブラウンが来た。',
    'みんな笑った！',
  ])
})

test('what can be either ends a sentence before a capital letter', () => {
  expect(endsSentence('p.m.', 'Then', 'en')).toBe(true)
  expect(endsSentence('p.m.', 'on', 'en')).toBe(false)
  expect(endsSentence('usw.', 'und', 'de')).toBe(false)
  expect(endsSentence('(etc.)', 'The', 'en')).toBe(true)
})

test('a full stop, a mark of question or wonder and three points end a sentence', () => {
  for (const word of ['sea.', 'sea!', 'sea?”', 'sea…', 'sea...', '海。', '1984.']) {
    expect(endsSentence(word, 'Then', 'en')).toBe(true)
  }
  expect(endsSentence('no.', 'Then', 'en')).toBe(true)
  expect(endsSentence('No.', '5', 'en')).toBe(false)
  for (const word of ['sea', 'sea,', 'Dr.', '“Mr.', 'J.']) {
    expect(endsSentence(word, 'Then', 'en')).toBe(false)
  }
})

test('a line break divides, and no character is lost', () => {
  const text = 'One with Dr.\nBraun.  Two!'
  expect(cut(text, 'en')).toEqual(['One with Dr.', 'Braun.', 'Two!'])
  expect(
    sentencesOf(text, 'en')
      .map((sentence) => sentence.text)
      .join(''),
  ).toBe(text)
})

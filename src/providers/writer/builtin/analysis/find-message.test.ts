import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { analyseIdea } from './analyse-idea.ts'

const MESSAGES: [WritingLanguage, idea: string, end: string][] = [
  [
    'en',
    'Our new coffee shop in Lisbon opens on Saturday with free cake for the first hundred guests',
    'on Saturday with free cake for the first hundred guests',
  ],
  [
    'en',
    'Spring sale: 20% off all bags in our online shop until Sunday',
    '20 percent off all bags in our online shop until Sunday',
  ],
  [
    'es',
    'Nuestra librería abre el sábado con café gratis para todos',
    'el sábado con café gratis para todos',
  ],
  [
    'fr',
    'Notre nouvelle boulangerie ouvre samedi à Lyon, avec un croissant offert',
    'samedi à Lyon, avec un croissant offert',
  ],
  [
    'de',
    'Unser Café öffnet am Samstag mit gratis Kuchen für alle',
    'am Samstag mit gratis Kuchen für alle',
  ],
  [
    'ja',
    'リスボンの新しいカフェが土曜日に開店、先着百名にケーキ無料',
    '土曜日に開店、先着百名にケーキ無料',
  ],
  [
    'vi',
    'Quán mới của chúng tôi khai trương vào thứ bảy, tặng bánh miễn phí',
    'vào thứ bảy, tặng bánh miễn phí',
  ],
]

test.each(MESSAGES)('%s: "%s" is a message that ends in "%s"', (language, idea, end) => {
  const { message } = analyseIdea(idea, language)
  expect(message?.end).toBe(end)
  expect(message?.sentences.join(' ')).toMatch(/[.。]$/u)
})

test.each([
  ['en', 'We move to Main Street 5 on June 1', 'invitation'],
  ['en', 'Blood donation day on 14 March at the town hall, 10 am to 4 pm', 'invitation'],
  ['en', 'Choir rehearsal cancelled tonight', 'notice'],
  ['en', 'Lost: grey cat near the station, call 555 0100', 'search'],
  ['es', 'Ensayo del coro cancelado esta noche', 'notice'],
  ['es', 'Perdido: gato gris cerca de la estación, llama al 555 0100', 'search'],
  ['fr', 'Répétition de la chorale annulée ce soir', 'notice'],
  ['fr', 'Perdu : chat gris près de la gare, tél. 04 55 55 01 00', 'search'],
  ['de', 'Wir ziehen am 1. Juni in die Hauptstraße 5', 'invitation'],
  ['de', 'Die Chorprobe heute Abend fällt aus', 'notice'],
  ['de', 'Entlaufen: graue Katze am Bahnhof, Telefon 0316 555 010', 'search'],
  ['ja', '今夜の合唱の練習は中止です', 'notice'],
  ['ja', '迷い猫を探しています、駅の近く、電話03-5555-0100', 'search'],
  ['vi', 'Tối nay buổi tập hợp xướng bị hủy', 'notice'],
  ['vi', 'Tìm mèo xám gần nhà ga, gọi 090 555 0100', 'search'],
] as const)('%s: "%s" is of the kind %s', (language, idea, kind) => {
  expect(analyseIdea(idea, language).message?.kind).toBe(kind)
})

test.each([
  ['en', 'Our bakery closes for good on Saturday, 31 March', 'farewell', 'on Saturday, 31 March'],
  ['en', 'Our bakery closes for good on 31 March, thank you all', 'farewell', 'on 31 March'],
  ['en', 'The library is closed next week because of the move', 'notice', 'next week'],
  ['en', 'Our road is closed from Monday to Friday', 'notice', 'from Monday to Friday'],
  ['en', 'On Saturday our shop opens with free cake', 'invitation', 'on Saturday, with free cake'],
  ['en', 'We are closed on Christmas Day', 'notice', 'on Christmas Day'],
  ['fr', 'Le concert de vendredi est annulé', 'notice', 'vendredi'],
  ['en', 'Our bakery is hiring a baker from May', 'invitation', 'from May'],
  ['en', 'Our club celebrates its 50th birthday on 12 June', 'invitation', 'on 12 June'],
  ['es', 'Nuestra tienda cierra definitivamente el 31 de marzo', 'farewell', 'el 31 de marzo'],
  ['fr', 'Notre boutique ferme pour de bon le 31 mars', 'farewell', 'le 31 mars'],
  ['de', 'Unser Laden schließt am 31. März endgültig', 'farewell', 'am 31. März'],
  ['de', 'Die Sprechstunde am Freitag entfällt, Dr. Huber ist im Urlaub', 'notice', 'am Freitag'],
  ['ja', '当店は3月31日で閉店します', 'farewell', '3月31日'],
  ['vi', 'Quán tôi đóng cửa hẳn từ ngày 31 tháng 3', 'farewell', 'từ ngày 31 tháng 3'],
] as const)('%s: "%s" is of the kind %s, and happens %s', (language, idea, kind, end) => {
  expect(analyseIdea(idea, language).message).toMatchObject({ kind, end })
})

test.each([
  'Why cats sleep so much on Sunday',
  'How our bakery opens every day',
  'A girl opens a door on a Sunday morning',
  'The lighthouse keeper and the last night of summer',
  '5 tips for opening a shop this spring',
  'When does our shop open on Saturday?',
  'A theatre is closed on a Sunday, and a boy climbs in',
  'Lost cities of the jungle',
  'Found objects turned into art',
  'Lost: a short film about grief on a winter sea',
])('"%s" announces nothing', (idea) => {
  expect(analyseIdea(idea, 'en').message).toBeNull()
})

test('in another language an announcement is no message in its own words', () => {
  expect(analyseIdea('Our café opens on Saturday with free cake', 'de').message).toBeNull()
})

test('what is lost is said again without its label', () => {
  const { message } = analyseIdea('Found: a set of keys in the park on Sunday, call 555 0123', 'en')
  expect(message?.again).toBe('a set of keys in the park on Sunday')
})

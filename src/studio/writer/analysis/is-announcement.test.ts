import { expect, test } from 'vitest'
import { analyseIdea } from './analyse-idea.ts'

test.each([
  ['en', 'We move to Main Street 5 on June 1'],
  ['en', 'Blood donation day on 14 March at the town hall, 10 am to 4 pm'],
  ['en', 'Choir rehearsal cancelled tonight'],
  ['en', 'Lost: grey cat near the station, call 555 0100'],
  ['es', 'Ensayo del coro cancelado esta noche'],
  ['es', 'Perdido: gato gris cerca de la estación, llama al 555 0100'],
  ['fr', 'Répétition de la chorale annulée ce soir'],
  ['fr', 'Perdu : chat gris près de la gare, tél. 04 55 55 01 00'],
  ['de', 'Wir ziehen am 1. Juni in die Hauptstraße 5'],
  ['de', 'Die Chorprobe heute Abend fällt aus'],
  ['de', 'Entlaufen: graue Katze am Bahnhof, Telefon 0316 555 010'],
  ['ja', '今夜の合唱の練習は中止です'],
  ['ja', '迷い猫を探しています、駅の近く、電話03-5555-0100'],
  ['vi', 'Tối nay buổi tập hợp xướng bị hủy'],
  ['vi', 'Tìm mèo xám gần nhà ga, gọi 090 555 0100'],
  ['en', 'Our bakery closes for good on Saturday, 31 March'],
  ['en', 'Our bakery closes for good on 31 March, thank you all'],
  ['en', 'The library is closed next week because of the move'],
  ['en', 'Our road is closed from Monday to Friday'],
  ['en', 'On Saturday our shop opens with free cake'],
  ['en', 'We are closed on Christmas Day'],
  ['fr', 'Le concert de vendredi est annulé'],
  ['en', 'Our bakery is hiring a baker from May'],
  ['en', 'Our club celebrates its 50th birthday on 12 June'],
  ['es', 'Nuestra tienda cierra definitivamente el 31 de marzo'],
  ['fr', 'Notre boutique ferme pour de bon le 31 mars'],
  ['de', 'Unser Laden schließt am 31. März endgültig'],
  ['de', 'Die Sprechstunde am Freitag entfällt, Dr. Huber ist im Urlaub'],
  ['ja', '当店は3月31日で閉店します'],
  ['vi', 'Quán tôi đóng cửa hẳn từ ngày 31 tháng 3'],
  [
    'en',
    'Our new coffee shop in Lisbon opens on Saturday with free cake for the first hundred guests',
  ],
  ['en', 'Spring sale: 20% off all bags in our online shop until Sunday'],
  ['es', 'Nuestra librería abre el sábado con café gratis para todos'],
  ['fr', 'Notre nouvelle boulangerie ouvre samedi à Lyon, avec un croissant offert'],
  ['de', 'Unser Café öffnet am Samstag mit gratis Kuchen für alle'],
  ['ja', 'リスボンの新しいカフェが土曜日に開店、先着百名にケーキ無料'],
  ['vi', 'Quán mới của chúng tôi khai trương vào thứ bảy, tặng bánh miễn phí'],
] as const)('%s: "%s" announces something', (language, idea) => {
  expect(analyseIdea(idea, language).isAnnouncement).toBe(true)
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
  expect(analyseIdea(idea, 'en').isAnnouncement).toBe(false)
})

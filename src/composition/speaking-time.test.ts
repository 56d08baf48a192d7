import { expect, test } from 'vitest'
import { speakingTimeMs } from './speaking-time.ts'

// Spoken by the built-in narrator with the first voice of each language, in milliseconds.
const MEASURED: [language: string, text: string, spokenMs: number][] = [
  ['en', 'Move a little every day, rather than a lot once in a while.', 3826],
  ['en', 'The seasons change because the Earth is tilted as it travels around the Sun.', 4767],
  ['en', 'Every night you travel through dreams, and most of them are gone by breakfast.', 4486],
  ['en', 'Write tomorrow on a small piece of paper tonight.', 2978],
  ['es', 'Moverse un poco cada día, en vez de mucho de vez en cuando.', 4244],
  ['es', 'Hay estaciones porque la Tierra viaja inclinada alrededor del Sol.', 4280],
  ['es', 'Cada noche viajamos por los sueños, y casi todos se han ido antes del desayuno.', 5382],
  ['es', 'Escribir el día de mañana en un papelito, esta misma noche.', 3947],
  ['fr', 'Bouger un peu chaque jour, plutôt que beaucoup de temps en temps.', 3355],
  ['fr', 'Les saisons changent parce que la Terre tourne, penchée, autour du Soleil.', 4120],
  ['fr', 'Chaque nuit, on voyage en rêve, et presque tout est oublié au petit-déjeuner.', 4448],
  ['fr', 'Écrire demain sur un petit papier, dès ce soir.', 3158],
  ['de', 'Sich jeden Tag ein wenig bewegen, statt selten und viel.', 4166],
  ['de', 'Die Jahreszeiten wechseln, weil die Erde geneigt um die Sonne wandert.', 4378],
  ['de', 'Jede Nacht reisen wir durch Träume, und die meisten sind bis zum Frühstück fort.', 5157],
  ['de', 'Den nächsten Tag schon am Abend auf einen kleinen Zettel schreiben.', 4168],
  ['ja', 'たまにたくさんより、毎日少し動きます。', 3775],
  ['ja', '季節が変わるのは、地球が傾いたまま太陽の周りを回るからです。', 5474],
  ['ja', '毎晩、私たちは夢を旅します。その多くは、朝食までに消えてしまいます。', 6848],
  ['ja', '明日の予定を、今夜のうちに小さな紙に書きます。', 4277],
  ['vi', 'Hãy vận động một ít mỗi ngày, thay vì thật nhiều mà hiếm khi.', 3435],
  ['vi', 'Có bốn mùa vì Trái Đất nghiêng khi đi quanh Mặt Trời.', 3110],
  ['vi', 'Mỗi đêm ta đi qua những giấc mơ, và phần lớn tan biến trước bữa sáng.', 4639],
  ['vi', 'Hãy viết việc của ngày mai lên mẩu giấy nhỏ ngay tối nay.', 3068],
  [
    'it',
    'ieri, settembre mercoledì. persona esasperata persone che si tengono per mano pipistrello.',
    5952,
  ],
  ['pl', 'troll borsuk kobieta superbohater.', 2926],
  ['zh', '昨天, 九月 星期三。男生捂脸 手拉手的两个男人 蝙蝠。', 6159],
  ['ar', 'إسبانيا والبولندية الشهر القادم.', 3317],
  ['ko', '어제, 월 수요일. 골치 아파하는 사람 손을 잡고 있는 두 명의 사람 박쥐.', 6857],
]

test('the estimate is within 15 % of what the narrator really takes, in every writing language', () => {
  for (const [language, text, spokenMs] of MEASURED) {
    const error = Math.abs(speakingTimeMs(text, language) - spokenMs) / spokenMs
    expect(error, text).toBeLessThan(0.15)
  }
})

test('numbers take the time of their words', () => {
  expect(speakingTimeMs('It opened in 1969.', 'en')).toBeGreaterThan(
    speakingTimeMs('It opened in May.', 'en') + 500,
  )
})

test('a pause between sentences takes time, one at the very end does not', () => {
  const one = speakingTimeMs('Look at the light', 'en')
  expect(speakingTimeMs('Look at the light.', 'en')).toBe(one)
  expect(speakingTimeMs('Look. At the light.', 'en')).toBeGreaterThan(one + 200)
})

test('nothing to say takes no time', () => {
  expect(speakingTimeMs('', 'en')).toBe(0)
  expect(speakingTimeMs('… — !', 'ja')).toBe(0)
})

test('an unknown language and a region have a pace, too', () => {
  expect(speakingTimeMs('Saluton, mondo', 'eo')).toBeGreaterThan(500)
  expect(speakingTimeMs('Hello, world', 'en-GB')).toBe(speakingTimeMs('Hello, world', 'en'))
})

import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { isDirection, stripDirections } from './strip-directions.ts'

const DIRECTED: [WritingLanguage, string, string][] = [
  ['en', 'The lighthouse keeper, told for children', 'The lighthouse keeper'],
  ['en', 'Explain photosynthesis to a five year old', 'photosynthesis'],
  ['en', 'The moon landing in the style of a silent film', 'The moon landing'],
  ['en', 'The French Revolution as a bedtime story', 'The French Revolution'],
  ['en', 'How volcanoes erupt explained in simple words.', 'How volcanoes erupt.'],
  ['en', 'Black holes for beginners, in 60 seconds, with a funny tone', 'Black holes'],
  ['en', 'A lonely robot finds a flower (cinematic, slow)', 'A lonely robot finds a flower'],
  ['en', 'A bedtime story about a snail who wants to fly', 'a snail who wants to fly'],
  ['en', 'Why we dream – an educational video for teenagers', 'Why we dream'],
  ['en', 'Snow leopards, in Nepal, shot like a thriller', 'Snow leopards, in Nepal'],
  ['en', 'The story of a baker who never slept', 'a baker who never slept'],
  ['fr', "L'histoire d'un boulanger", 'un boulanger'],
  ['es', 'La historia de una abuela', 'una abuela'],
  ['en', 'Why the sea is salty & end with a joke', 'Why the sea is salty'],
  ['en', '5 tips to sleep better, make it funny', '5 tips to sleep better'],
  ['en', 'Our village marathon, with a happy ending', 'Our village marathon'],
  ['en', 'The water cycle in 30 seconds', 'The water cycle'],
  [
    'en',
    'How keepers lit the lamp, for people who have never been at sea',
    'How keepers lit the lamp',
  ],
  ['es', 'El mar y termina con un chiste', 'El mar'],
  ['es', 'Ahorrar agua en casa, con un final feliz', 'Ahorrar agua en casa'],
  ['fr', 'La mer salée et termine par une blague', 'La mer salée'],
  ['fr', 'Le renard, avec une fin heureuse', 'Le renard'],
  ['de', 'Das salzige Meer und ende mit einem Witz', 'Das salzige Meer'],
  ['de', 'Der kleine Fuchs, mach es lustig', 'Der kleine Fuchs'],
  ['ja', '海の塩、最後は冗談で終わらせて', '海の塩'],
  ['vi', 'Biển mặn và kết thúc bằng một câu đùa', 'Biển mặn'],
  ['es', 'El farero, contado para niños', 'El farero'],
  ['es', 'La luna al estilo de una película muda', 'La luna'],
  ['fr', 'Le gardien de phare, raconté aux enfants', 'Le gardien de phare'],
  ['fr', 'La lune à la manière d’un film muet', 'La lune'],
  ['de', 'Der Leuchtturmwärter, für Kinder erzählt', 'Der Leuchtturmwärter'],
  ['de', 'Photosynthese einfach erklärt', 'Photosynthese'],
  ['de', 'Die Mondlandung im Stil eines Stummfilms', 'Die Mondlandung'],
  ['de', 'Eine Geschichte über einen alten Fuchs', 'ein alter Fuchs'],
  ['ja', '灯台守の話を子ども向けに', '灯台守の話'],
  ['ja', '光合成を5歳児に説明して', '光合成'],
  ['ja', '月面着陸を無声映画風に', '月面着陸'],
  ['ja', 'ブラックホール入門、60秒で、楽しいトーンで', 'ブラックホール入門'],
  ['vi', 'Người gác hải đăng, kể cho trẻ em', 'Người gác hải đăng'],
  ['vi', 'Giải thích quang hợp cho trẻ năm tuổi', 'quang hợp'],
  ['vi', 'Cuộc đổ bộ lên mặt trăng theo phong cách phim câm', 'Cuộc đổ bộ lên mặt trăng'],
]

for (const [language, idea, told] of DIRECTED) {
  test(`${language}: '${idea}' is about '${told}'`, () => {
    expect(stripDirections(idea, language)).toBe(told)
  })
}

const CONTENT: [WritingLanguage, string][] = [
  ['en', 'Healthy snacks for kids'],
  ['en', 'A letter, written by a soldier in 1914'],
  ['en', 'The lighthouse (built in 1890) still stands.'],
  ['en', 'How to fall asleep in two minutes'],
  ['en', 'My life as a film editor'],
  ['en', 'The painter, the baker and the sea'],
  ['en', 'How to tie a tie in 30 seconds'],
  ['en', 'Every lighthouse blinks its own name, and sailors could read it like a book'],
  ['en', 'A walk that starts with rain and ends with a rainbow'],
  ['es', 'Recetas rápidas para niños'],
  ['es', 'La historia del chocolate'],
  ['fr', 'Des jeux calmes pour les enfants'],
  ['de', 'Gesunde Snacks für Kinder'],
  ['de', 'Die Stadt, in der ich wohne'],
  ['ja', '子どもたちと歩く台風の後の町'],
  ['vi', 'Món ăn nhanh cho trẻ em'],
]

for (const [language, idea] of CONTENT) {
  test(`${language}: '${idea}' is told as it is`, () => {
    expect(stripDirections(idea, language)).toBe(idea)
  })
}

test('a sentence of directions alone is told apart from one that tells something', () => {
  expect(isDirection('Told for children, in 60 seconds.', 'en')).toBe(true)
  expect(isDirection('Ohne Musik.', 'de')).toBe(true)
  expect(isDirection('Explain it to children & end with a yawn', 'en')).toBe(true)
  expect(isDirection('Explícalo a los niños y termina con un chiste.', 'es')).toBe(true)
  expect(isDirection('Explique-le aux enfants, en 30 secondes', 'fr')).toBe(true)
  expect(isDirection('Erklär es Kindern, mit einem lustigen Ende', 'de')).toBe(true)
  expect(isDirection('最後はあくびで終わらせてください。', 'ja')).toBe(true)
  expect(isDirection('Giải thích cho trẻ em và kết thúc bằng một câu đùa', 'vi')).toBe(true)
  expect(isDirection('Giải thích cho trẻ em vì sao biển mặn', 'vi')).toBe(false)
  expect(isDirection('A baker in Naples, narrated by her cat.', 'en')).toBe(false)
  expect(isDirection('Bees dance to show the way.', 'en')).toBe(false)
})

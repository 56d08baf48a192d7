import { expect, test } from 'vitest'
import { VIDEO_STYLES, type VideoStyle, type WritingLanguage } from '#contract/options.ts'
import { usualSceneCount } from '#contract/storyboard-plan.ts'
import { loadFrames } from './frames/languages.ts'
import { writeStoryboard } from './write-storyboard.ts'

const CLOSINGS = [
  [
    'en',
    'After 40 years our bakery closes for good on 31 March, call 555 0100 to order',
    /31 March\. Call 555 0100 to order\.$/,
  ],
  [
    'es',
    'Nuestra panadería cierra para siempre el 31 de marzo, teléfono 912 555 010',
    /31 de marzo\. Llame al 912 555 010\.$/,
  ],
  [
    'fr',
    'Notre boulangerie ferme définitivement le 31 mars, tél. 01 55 50 10 10',
    /31 mars\. Appelez le 01 55 50 10 10\.$/,
  ],
  [
    'de',
    'Unsere Bäckerei schließt am 31. März für immer, Telefon 0316 555 010',
    /31\. März für immer\. Rufen Sie an unter 0316 555 010\.$/,
  ],
  [
    'ja',
    '当店は3月31日で閉店します。お電話は03-5550-1010まで',
    /3月31日で閉店します。お電話は03-5550-1010まで。$/,
  ],
  [
    'vi',
    'Tiệm bánh của chúng tôi đóng cửa vĩnh viễn vào ngày 31 tháng 3, điện thoại 090 555 0100',
    /ngày 31 tháng 3\. Gọi 090 555 0100\.$/,
  ],
] as const

test.each(CLOSINGS)(
  'an announcement ends with its date and a call (%s)',
  async (language, idea, end) => {
    for (const durationS of [30, 60]) {
      const scenes = await told({ language, idea, durationS })
      expect(scenes.at(-1)).toMatch(end)
    }
  },
)

test.each(CLOSINGS)(
  'a shop that closes for good invites nobody, and is told by its own words (%s)',
  async (language, idea) => {
    const { farewells, invitations, universal } = await loadFrames(language)
    for (const durationS of [30, 60]) {
      const text = (await told({ language, idea, durationS })).join(' ')
      const said = (frames: readonly string[]) => frames.filter((frame) => text.includes(frame))
      expect(said(invitations.flat())).toEqual([])
      expect(said(universal)).toEqual([])
      expect(said(farewells.flat())).not.toEqual([])
    }
  },
)

test('an opening is filled with when, where and how, and with nothing of the trade', async () => {
  const idea =
    'Our new coffee shop in Lisbon opens on Saturday with free cake, Rua Augusta 12, call 555 0100'
  const scenes = await told({ idea, durationS: 60 })
  const middle = scenes.slice(1, -1).join(' ')
  expect(middle).toMatch(/Rua Augusta 12, call 555 0100/)
  expect(middle).toMatch(/on Saturday with free cake/)
  expect(scenes.join(' ')).not.toMatch(/oil|sign swings|come back|[Ll]ook around/)
})

test.each([
  ['en', 'Coffee vs tea', /For .*: coffee\. For .*: tea\.$/],
  ['es', 'El café contra el té', /Para .*: el café\. Para .*: el té\.$/],
  ['fr', 'Le café contre le thé', /Pour .* : le café\. Pour .* : le thé\.$/],
  ['de', 'Kaffee gegen Tee', /Für .*: Kaffee\. Für .*: Tee\.$/],
  ['ja', 'コーヒーとお茶、どちらがいい？', /好きなら、コーヒー。.*好きなら、お茶。$/],
  ['vi', 'Cà phê hay trà?', /Nếu .*: cà phê\. Nếu .*: trà\.$/],
] as const)('a comparison ends with which is for whom (%s)', async (language, idea, verdict) => {
  for (const durationS of [30, 60]) {
    const scenes = await told({ language, idea, durationS })
    expect(scenes.at(-1)).toMatch(verdict)
  }
})

test('a verdict on what nobody has told the writer about claims nothing', async () => {
  const { verdicts } = await loadFrames('en')
  const scenes = await told({ idea: 'iPhone vs Android', durationS: 30 })
  const fair = verdicts.map((one) => one.replace('{k}', 'iPhone').replace('{i}', 'Android'))
  expect(fair.some((one) => scenes.at(-1)?.endsWith(one))).toBe(true)
})

test.each([
  ['en', '5 mistakes people make when brewing coffee', 'Mistake', /\. Instead: /],
  ['es', '5 errores al hacer café', 'Error', /\. Mejor: /],
  ['fr', '5 erreurs en préparant le café', 'Erreur', /\. Plutôt : /],
  ['de', '5 Fehler beim Kaffeekochen', 'Fehler', /\. Besser: /],
  ['ja', 'コーヒーでよくある失敗5つ', '失敗その', /。かわりに、/],
  ['vi', '5 lỗi thường gặp khi pha cà phê', 'Lỗi thứ', /\. Thay vào đó: /],
] as const)(
  'five mistakes are named, each with what to do instead (%s)',
  async (language, idea, lead, instead) => {
    const { numbers } = (await loadFrames(language)).mistakes
    for (const style of ['Educational', 'Tutorial'] as const) {
      const text = (await told({ language, idea, style, durationS: 60 })).join(' ')
      const gap = language === 'ja' ? '' : ' '
      const places = numbers.map((number) => text.indexOf(`${lead}${gap}${number}`))
      expect(places.filter((place) => place >= 0)).toHaveLength(5)
      for (const [at, place] of places.slice(0, 5).entries()) {
        expect(text.slice(place, places[at + 1])).toMatch(instead)
      }
    }
  },
)

test.each([
  ['en', 'A little girl who wonders why the sea is salty', /why the sea is salty\? Rain loosens/],
  [
    'es',
    'Una niña que se pregunta por qué el mar es salado',
    /por qué el mar es salado\? La lluvia/,
  ],
  [
    'fr',
    'Une petite fille qui se demande pourquoi la mer est salée',
    /pourquoi la mer est salée \? La pluie/,
  ],
  [
    'de',
    'Ein kleines Mädchen, das sich fragt, warum das Meer salzig ist',
    /warum das Meer salzig ist\? Regen/,
  ],
  ['ja', 'なぜ海はしょっぱいのかを知りたい女の子', /なぜ海はしょっぱいのか。雨が/],
  ['vi', 'Một cô bé tự hỏi vì sao nước biển mặn', /vì sao nước biển mặn\? Mưa/],
  ['en', 'A fox who asks why the moon follows him home', /why the moon follows him home\? /],
] as const)('a story comes back to its question: %s, %s', async (language, idea, end) => {
  for (const durationS of [30, 60]) {
    const scenes = await told({ language, idea, style: 'Storytelling', durationS })
    expect(scenes.at(-1)).toMatch(end)
  }
})

test.each([
  [
    'en',
    'Octopuses have three hearts. Two of them rest while they swim. That is why they rather crawl.',
  ],
  [
    'es',
    'El pulpo tiene tres corazones. Dos descansan mientras nada. Por eso prefiere andar despacio.',
  ],
  ['fr', 'La pieuvre a trois cœurs. Deux se reposent quand elle nage. Elle préfère donc marcher.'],
  ['de', 'Kraken haben drei Herzen. Zwei davon ruhen beim Schwimmen. Darum kriechen sie lieber.'],
  ['ja', 'タコには心臓が三つあります。泳ぐ間は二つが休みます。だから這うのが好きです。'],
  ['vi', 'Bạch tuộc có ba quả tim. Hai quả nghỉ khi nó bơi đi. Vì vậy nó thích bò hơn là bơi.'],
] as const)(
  'even the shortest video tells every sentence of its idea (%s)',
  async (language, idea) => {
    for (const style of VIDEO_STYLES) {
      const text = (await told({ language, idea, style, durationS: 15 })).join(' ')
      for (const sentence of idea.split(/(?<=\.) |(?<=。)/u)) {
        expect(text.toLowerCase()).toContain(sentence.slice(0, -1).toLowerCase())
      }
    }
  },
)

test.each([
  ['en', 'Honey never spoils because it holds almost no water'],
  ['de', 'Honig verdirbt nie, weil er kaum Wasser enthält'],
] as const)('even the shortest video says what its idea states (%s)', async (language, idea) => {
  const text = (await told({ language, idea, durationS: 15 })).join(' ')
  expect(text.toLowerCase()).toContain(idea.toLowerCase())
})

test('a list of facts tells no advice', async () => {
  const scenes = await told({ idea: '7 strange facts about octopuses', durationS: 60 })
  expect(scenes.join(' ')).not.toMatch(/litter|leave them plenty of room/)
})

type Asked = { idea: string; durationS: number; language?: WritingLanguage; style?: VideoStyle }

async function told({
  idea,
  durationS,
  language = 'en',
  style = 'Informative',
}: Asked): Promise<string[]> {
  const { scenes } = await writeStoryboard({
    idea,
    durationS,
    sceneCount: usualSceneCount(durationS),
    style,
    audience: 'General Audience',
    aspectRatio: '16/9',
    language,
  })
  return scenes.map(({ voiceOverText }) => voiceOverText)
}

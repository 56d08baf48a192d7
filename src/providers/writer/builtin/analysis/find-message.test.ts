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
  'Why cats sleep so much on Sunday',
  'How our bakery opens every day',
  'A girl opens a door on a Sunday morning',
  'The lighthouse keeper and the last night of summer',
  '5 tips for opening a shop this spring',
  'When does our shop open on Saturday?',
])('"%s" announces nothing', (idea) => {
  expect(analyseIdea(idea, 'en').message).toBeNull()
})

test('in another language an announcement is no message in its own words', () => {
  expect(analyseIdea('Our café opens on Saturday with free cake', 'de').message).toBeNull()
})

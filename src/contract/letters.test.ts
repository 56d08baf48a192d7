import { expect, test } from 'vitest'
import { isInOtherLetters, languageOfLetters } from './letters.ts'

test.each([
  ['تنام القطط معظم النهار. وفي الليل تخرج للصيد.', 'ar'],
  ['گربه‌ها بیشتر روز را می‌خوابند', 'fa'],
  ['Почему кошки так много спят', 'ru'],
  ['Чому коти так багато сплять і мріють', 'uk'],
  ['Защо котките спят толкова дълъг сън', 'bg'],
  ['なぜ猫はこんなに眠るのか', 'ja'],
  ['왜 고양이는 잠을 많이 잘까', 'ko'],
  ['猫为什么睡这么多', 'zh'],
  ['बिल्लियाँ इतना क्यों सोती हैं', 'hi'],
  ['ทำไมแมวนอนมาก', 'th'],
  ['למה חתולים ישנים כל כך הרבה', 'he'],
  ['Γιατί οι γάτες κοιμούνται τόσο', 'el'],
])('"%s" is read by a voice of %s, and by no English one', (text, language) => {
  expect(languageOfLetters(text)).toBe(language)
  expect(isInOtherLetters(text, language)).toBe(false)
  expect(isInOtherLetters(text, 'en')).toBe(true)
})

test('every voice reads Latin letters, and a foreign word within its own', () => {
  for (const language of ['en', 'ar', 'ja', 'ru']) {
    expect(isInOtherLetters('Lisbon, Weltschmerz, 30 km', language)).toBe(false)
  }
  expect(isInOtherLetters('The word لماذا is hard to translate', 'en')).toBe(false)
  expect(isInOtherLetters('30 % — 🐱', 'en')).toBe(false)
  expect(languageOfLetters('Why cats sleep')).toBeNull()
})

test('letters that no voice has are read by none', () => {
  expect(isInOtherLetters('கடல் ஏன் உப்பாக இருக்கிறது', 'hi')).toBe(true)
  expect(languageOfLetters('கடல் ஏன் உப்பாக இருக்கிறது')).toBeNull()
})

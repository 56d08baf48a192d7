import { expect, test } from 'vitest'
import { breakUnits } from './break-units.ts'

test.each([
  [
    '今夜見える光は、あなたが生まれる前に星を出ました。',
    '今夜|見える|光は、|あなたが|生まれる|前に|星を|出ました。',
    '今夜',
  ],
  [
    '酵母を入れないのに、パンはなぜふくらむのか？',
    '酵母を|入れないのに、|パンは|なぜふくらむのか？',
    '酵母を',
  ],
  ['猫は十二時間も眠ります。', '猫は|十二時間も|眠ります。', '十二時間も'],
])(
  'Japanese breaks between phrases, and its key is a word that says something: %s',
  (text, phrases, key) => {
    const units = breakUnits(text, 'ja', true)
    expect(units.map((unit) => unit.text).join('|')).toBe(phrases)
    expect(units.find(({ isKey }) => isKey)?.text).toBe(key)
  },
)

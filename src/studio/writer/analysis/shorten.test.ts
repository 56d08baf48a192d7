import { expect, test } from 'vitest'
import type { WritingLanguage } from '#contract/options.ts'
import { shorten } from './shorten.ts'

const CUT: [WritingLanguage, string, number, string][] = [
  [
    'en',
    'how a keeper kept ships safe before the age of electricity',
    40,
    'how a keeper kept ships safe',
  ],
  ['en', 'the lighthouse keeper, his wife and a storm', 30, 'the lighthouse keeper'],
  ['es', 'cómo plantar tomates en un balcón pequeño', 30, 'cómo plantar tomates'],
  ['fr', 'un voyage en train de nuit à travers les Alpes', 40, 'un voyage en train de nuit'],
  ['de', 'die Eisenbahn in Europa seit dem 19. Jahrhundert', 40, 'die Eisenbahn in Europa'],
  ['vi', 'người thợ sửa đồng hồ già ở phố cổ Hà Nội', 30, 'người thợ sửa đồng hồ già'],
  ['ja', '山奥の小さな郵便局、手紙を待つ人', 12, '山奥の小さな郵便局'],
]

test.each(CUT)(
  '%s: "%s" within %i characters ends at a whole phrase',
  (language, text, longest, cut) => {
    expect(shorten(text, longest, language)).toBe(cut)
  },
)

test('what is short enough stays as it is, without a mark at its end', () => {
  expect(shorten('why the sea is salty …', 40, 'en')).toBe('why the sea is salty')
})

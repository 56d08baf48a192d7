import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cheapestCredit, marginOf, PriceTable, readPrice } from './price-table.tsx'

test('the cheapest credit is one of the largest package, paid for a year', () => {
  const { of, microUsd } = cheapestCredit()
  expect(of.id).toBe('annual-premium')
  expect(microUsd).toBeCloseTo(7542.86, 2)
})

test('the margin is what is left when the vendor has been paid', () => {
  expect(marginOf(12, 30_000)).toBeCloseTo(0.669, 3)
  expect(marginOf(12, 0)).toBe(1)
  expect(marginOf(1, 30_000)).toBeLessThan(0)
  expect(marginOf(0, 30_000)).toBeNull()
})

test('whole numbers of credits up to 100,000 are prices; anything else is not guessed at', () => {
  expect(readPrice('0')).toBe(0)
  expect(readPrice('100000')).toBe(100_000)
  for (const text of ['', '1.5', '-1', '9999999', 'ten']) expect(readPrice(text)).toBeNull()
})

test('a price stays as it was typed, and the table says what is allowed', () => {
  const table = drawn('1.5')
  expect(table).toContain('value="1.5"')
  expect(table).toContain('aria-invalid="true"')
  expect(table).toContain('Enter a whole number of credits from 0 to 100,000')
  expect(drawn('12')).not.toContain('Enter a whole number')
})

function drawn(credits: string): string {
  const row = {
    what: 'Image',
    modelId: 'builtin',
    credits,
    asksMicroUsd: 30_000,
    onChange: () => undefined,
    offer: { isOn: true, isDefault: false, onChange: () => undefined },
  }
  return renderToStaticMarkup(
    createElement(
      I18nProvider,
      { i18n: setupI18n({ locale: 'en', messages: { en: {} } }) },
      createElement(PriceTable, { rows: [row] }),
    ),
  )
}

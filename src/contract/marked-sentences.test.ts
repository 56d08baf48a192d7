import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const UNMARKED = /new (?:DomainError|ProviderError)\(\s*'[A-Za-z_-]+',\s*(?!\/\*i18n\*\/)['"`]/

test('whatever is said in an error is marked for translation', () => {
  const files = globSync('src/{domain,providers,worker,server}/**/*.ts').filter(
    (file) => !/\.test\.ts$|compliance/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const unmarked = files.filter((file) => UNMARKED.test(readFileSync(file, 'utf8')))
  expect(unmarked).toEqual([])
})

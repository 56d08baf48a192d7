import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'

test('the English catalogues hold every message of the code; `npm run messages` brings them up to date', async () => {
  for (const catalogue of await getCatalogs(getConfig())) {
    const inCode = await catalogue.collect()
    const written = await catalogue.read('en')
    expect(Object.keys(written ?? {}).toSorted()).toEqual(Object.keys(inCode ?? {}).toSorted())
  }
})

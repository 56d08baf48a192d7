import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'

test('the English catalogue holds every message of the code; `npm run messages` brings it up to date', async () => {
  const config = getConfig()
  const [catalogue] = await getCatalogs(config)
  const inCode = await catalogue?.collect()
  const written = await catalogue?.read('en')
  expect(Object.keys(written ?? {}).toSorted()).toEqual(Object.keys(inCode ?? {}).toSorted())
})

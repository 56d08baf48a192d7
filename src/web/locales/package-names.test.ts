import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'

test('in Vietnamese the packages are Cơ Bản, Trung Bình and Cao Cấp, on the site and in the application', async () => {
  const selling = (await getCatalogs(getConfig())).filter(({ path }) => /(site|app)\//.test(path))
  expect(selling).toHaveLength(2)
  for (const catalogue of selling) {
    const words = Object.values((await catalogue.read('vi')) ?? {})
    const named = (name: string) =>
      words.find(({ message, translation }) => (message ?? '') === name && translation)?.translation
    expect(['Basic', 'Medium', 'Premium'].map(named)).toEqual(['Cơ Bản', 'Trung Bình', 'Cao Cấp'])
  }
})

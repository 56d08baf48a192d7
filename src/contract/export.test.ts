import { expect, test } from 'vitest'
import { ExportSettings } from './export.ts'

test('every setting of an export may be left out; it has no music then', () => {
  expect(ExportSettings.parse({})).toMatchObject({ captionStyle: 'word', musicMood: null })
})

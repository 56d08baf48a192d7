import { expect, test } from 'vitest'
import { withReleaseHeadings } from './release-headings.ts'

test('a release is headed by its version and its day, what is not released by its word', () => {
  const changelog = '## [Unreleased]\n\n- New\n\n## [0.1.0] - 2026-11-21\n\n- [A link](/docs)\n'
  expect(withReleaseHeadings(changelog)).toBe(
    '## Unreleased\n\n- New\n\n## 0.1.0, 21 Nov 2026\n\n- [A link](/docs)\n',
  )
})

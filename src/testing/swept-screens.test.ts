import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROJECT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')

test('every screen of the dashboard is swept for accessibility', () => {
  const [, dashboard = ''] = read('src/web/routes.ts').split("prefix('dashboard'")
  const screens = [...dashboard.matchAll(/route\('([a-z]+)/g)].map(([, screen]) => screen ?? '')
  expect(screens).toContain('create')
  const sweep = read('e2e/sweep/signed-in.spec.ts') + read('e2e/sweep/team.spec.ts')
  expect(screens.filter((screen) => !sweep.includes(`/${screen}`))).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { QUICK_START } from '#testing/quick-start.ts'

const LOOK = `
  const names = ['drizzle-orm', 'drizzle-orm/sql', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres']
  const [whole, sql, core, client] = await Promise.all(names.map((name) => import(name)))
  const again = await import('drizzle-orm/pg-core')
  console.log(JSON.stringify({
    found: [...names, 'zod'].map((name) => import.meta.resolve(name)),
    exported: [whole, sql, core, client].map((one) => Object.keys(one)),
    isOne: whole.sql === sql.sql && again.pgTable === core.pgTable,
    required: typeof process.getBuiltinModule('module').createRequire(import.meta.url)('drizzle-orm').sql,
  }))`

function seen(options: string[]) {
  const args = [...options, '--input-type=module', '--eval', LOOK]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('the database library is found where it is found without it, and is there once', () => {
  const remembered = seen(QUICK_START)
  expect(remembered).toMatchObject({ isOne: true, required: 'function' })
  expect(remembered).toEqual(seen([]))
})

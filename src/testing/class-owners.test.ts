import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FEATURES = join(import.meta.dirname, '../web/features')

// A stylesheet stays when its page is left: from the landing page it would dress the dashboard too.
test('no two features style a class of the same name', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of globSync('**/*.css', { cwd: FEATURES })) {
    const [feature = ''] = file.split('/')
    for (const name of classesStyledAlone(readFileSync(join(FEATURES, file), 'utf8'))) {
      owners.set(name, (owners.get(name) ?? new Set()).add(feature))
    }
  }
  expect(owners.size).toBeGreaterThan(0)
  const shared = [...owners].filter(([, features]) => features.size > 1)
  expect(shared.map(([name, features]) => `.${name}: ${[...features].join(', ')}`)).toEqual([])
})

/** The classes that a rule selects by nothing but their name. */
function classesStyledAlone(css: string): string[] {
  return [...css.matchAll(/^\s*\.([a-z][\w-]*)(?=\s*[,{]\s*$)/gm)].map(([, name = '']) => name)
}

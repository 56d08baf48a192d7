import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const INSTALL = join(import.meta.dirname, '../../bin/install')

/** What npm leaves behind, as far as bin/install looks at it. */
const NPM = `#!/bin/sh
rm -rf node_modules && mkdir -p node_modules/.bin && touch node_modules/.package-lock.json
printf '#!/bin/sh\\n' > node_modules/.bin/node && chmod +x node_modules/.bin/node
[ "$2" != --include=dev ] || touch node_modules/.bin/biome
echo "npm $1 $2"
`

/** A fresh clone; each installation tells what npm was asked for. */
function newClone() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'bin'))
  mkdirSync(join(folder, 'path'))
  cpSync(INSTALL, join(folder, 'bin', 'install'))
  writeFileSync(join(folder, 'path', 'npm'), NPM, { mode: 0o755 })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  return {
    install: (...options: string[]) =>
      execFileSync('sh', ['bin/install', ...options], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(folder, 'path')}:${process.env['PATH']}` },
      }),
    changeLock: () => {
      const later = Date.now() / 1000 + 60
      utimesSync(join(folder, 'package-lock.json'), later, later)
    },
  }
}

const WITHOUT = 'Installing packages ...\nnpm ci --omit=dev\n'
const WITH = 'Installing packages ...\nnpm ci --include=dev\n'

test('who starts the product gets no package that only checks need, and keeps none from who tests it', () => {
  const { install, changeLock } = newClone()
  expect(install()).toBe(WITHOUT)
  expect(install()).toBe('')
  expect(install('--with-tests')).toBe(WITH)
  expect(install()).toBe('')
  changeLock()
  expect(install()).toBe(WITH)
})

test('a test run on a fresh clone installs once', () => {
  const { install } = newClone()
  expect(install('--with-tests')).toBe(WITH)
  expect(install('--with-tests')).toBe('')
})

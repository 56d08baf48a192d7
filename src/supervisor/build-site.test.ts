import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { buildSite } from './build-site.ts'

/** A project whose build fails while its only source says so. */
function newProject() {
  const folder = temporaryFolder()
  const build = 'mkdir -p build && ! grep broken public/source'
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'build:web': build } }))
  mkdirSync(join(folder, 'public'))
  return {
    folder,
    write: (source: string) => writeFileSync(join(folder, 'public', 'source'), source),
    isBuiltAnew: async () => {
      let built = false
      await buildSite(folder, () => {
        built = true
      })
      return built
    },
  }
}

test('the site is built when its sources have changed, and not again', async () => {
  const { write, isBuiltAnew } = newProject()
  write('one')
  expect(await isBuiltAnew()).toBe(true)
  expect(await isBuiltAnew()).toBe(false)
  write('two')
  expect(await isBuiltAnew()).toBe(true)
})

test('after a build that broke off, the site before it is built again as well', async () => {
  const { write, isBuiltAnew } = newProject()
  write('one')
  await isBuiltAnew()
  write('broken')
  await expect(isBuiltAnew()).rejects.toThrow('The site could not be built.')
  write('one')
  expect(await isBuiltAnew()).toBe(true)
})

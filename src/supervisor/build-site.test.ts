import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFolderLock } from '#database/embedded/folder-lock.ts'
import { isRunning } from '#database/embedded/postmaster.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { buildSite } from './build-site.ts'

/** A project whose build fails while its only source says so. */
function newProject(build = 'mkdir -p build && ! grep broken public/source') {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'build:web': build } }))
  mkdirSync(join(folder, 'public'))
  return {
    folder,
    write: (source: string) => writeFileSync(join(folder, 'public', 'source'), source),
    isBuiltAnew: async () => {
      let built = false
      await buildSite(folder, () => (built = true), new AbortController().signal)
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

test('the site is built for its users, whatever the shell that starts it is for', async () => {
  const { folder, write, isBuiltAnew } = newProject('mkdir -p build && echo $NODE_ENV > build/mode')
  write('one')
  await isBuiltAnew()
  expect(process.env['NODE_ENV']).toBe('test')
  expect(readFileSync(join(folder, 'build', 'mode'), 'utf8')).toBe('production\n')
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

test('a page that the machine was too slow for is written at a second try, and there is no third', async () => {
  const timedOut = 'echo "Prerender: Request timed out for /home: aborted" && exit 1'
  const once = newProject(`mkdir -p build && test -e tried || { touch tried && ${timedOut}; }`)
  once.write('one')
  expect(await once.isBuiltAnew()).toBe(true)
  const always = newProject(`mkdir -p build && echo tried >> tries && ${timedOut}`)
  always.write('one')
  await expect(always.isBuiltAnew()).rejects.toThrow('Request timed out for /home')
  expect(readFileSync(join(always.folder, 'tries'), 'utf8')).toBe('tried\ntried\n')
})

test('a build that is interrupted ends at once, with all of its processes', async () => {
  const folder = temporaryFolder()
  const build = 'echo $$ > build.pid && sleep 600; true'
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'build:web': build } }))
  const interrupt = new AbortController()
  const building = buildSite(folder, () => undefined, interrupt.signal)
  const refused = expect(building).rejects.toThrow()
  const pidOfBuild = () => Number.parseInt(readFileSync(join(folder, 'build.pid'), 'utf8'), 10)
  await expect.poll(() => isRunning(pidOfBuild())).toBe(true)
  interrupt.abort()
  await refused
  await expect.poll(() => isRunning(pidOfBuild())).toBe(false)
})

test('who waits for the build of another process can be interrupted, and builds nothing', async () => {
  const { folder, write, isBuiltAnew } = newProject()
  write('one')
  const interrupt = new AbortController()
  let built = false
  const waiting = await withFolderLock(folder, async () => {
    const building = buildSite(folder, () => (built = true), interrupt.signal)
    const refused = expect(building).rejects.toThrow('Enough.')
    interrupt.abort(new Error('Enough.'))
    await refused
    return built
  })
  expect(waiting).toBe(false)
  // The lock is free again for whoever comes next.
  expect(await isBuiltAnew()).toBe(true)
})

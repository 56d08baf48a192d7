import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Where bin/install-radosgw unpacks it. */
const UNPACKED = fileURLToPath(new URL('../../../node_modules/.cache/radosgw/usr', import.meta.url))

/** The programs of Ceph with one configuration. */
export type CephPrograms = {
  /** Runs one to its end. */
  run: (program: string, ...args: string[]) => Promise<void>
  /** Starts one that goes on; what it says is in a file of its name. */
  start: (program: string, ...args: string[]) => ChildProcess
}

export function cephPrograms(folder: string): CephPrograms {
  const env = {
    ...process.env,
    ...(existsSync(UNPACKED) && environmentOf(libraries())),
    CEPH_CONF: join(folder, 'ceph.conf'),
  }
  return {
    async run(program, ...args) {
      await promisify(execFile)(program, args, { env })
    },
    start(program, ...args) {
      const log = openSync(join(folder, `${program}.out`), 'a')
      return spawn(program, args, { env, stdio: ['ignore', log, log] })
    },
  }
}

/** Lines of the configuration that say where the parts of an unpacked Ceph are. */
export function placesOfParts(): string {
  if (!existsSync(UNPACKED)) return ''
  return `plugin dir = ${libraries()}/ceph
erasure code dir = ${libraries()}/ceph/erasure-code
osd class dir = ${libraries()}/rados-classes`
}

function environmentOf(folder: string): Record<string, string> {
  return {
    PATH: `${join(UNPACKED, 'bin')}:${process.env['PATH']}`,
    LD_LIBRARY_PATH: [folder, `${folder}/ceph`, folder.replace('/usr/lib', '/lib')].join(':'),
    PYTHONPATH: join(UNPACKED, 'lib', 'python3', 'dist-packages'),
  }
}

/** Debian names the folder for the processor. */
function libraries(): string {
  const name = readdirSync(join(UNPACKED, 'lib')).find((one) => one.endsWith('-linux-gnu'))
  return join(UNPACKED, 'lib', name ?? '')
}

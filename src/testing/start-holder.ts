import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const HOLDER = fileURLToPath(new URL('./hold-database.ts', import.meta.url))

export type Holder = { url: string; letGo: () => Promise<void>; kill: () => Promise<void> }
export type Account = { uid: number; gid: number }

/** Another process that holds the embedded database of `folder`, as another account if given. */
export async function startHolder(folder: string, account?: Account): Promise<Holder> {
  const child = spawn(process.execPath, [HOLDER, folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    ...account,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = await firstLine(child)
  return {
    url,
    async letGo() {
      child.stdin?.write('\n')
      await once(child, 'exit')
    },
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    child.once('exit', () => reject(new Error(complaint)))
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))

export type Product = { url: string; dataFolder: string }

/**
 * `test` with the product running as a user starts it: `npm start`, on a data folder and a port of its own,
 * once for all tests of a run. `page` fails its test on anything the page complains about in the console.
 */
export const test = base.extend<{ complaints: string[] }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'reelwright-e2e-'))
      // PostgreSQL's own account has to get in when tests run as root.
      chmodSync(dataFolder, 0o711)
      const port = await freePort()
      const npmStart = spawn('npm', ['start'], {
        cwd: PROJECT,
        env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const url = await readyUrl(npmStart)
      await use({ url, dataFolder })
      npmStart.kill('SIGTERM')
      await once(npmStart, 'exit')
      rmSync(dataFolder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      base.expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

function readyUrl(npmStart: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    npmStart.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /is ready: (\S+)/.exec(said)?.[1]
      if (ready) resolve(ready)
    })
    npmStart.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${said}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

import { expect, test } from 'vitest'
import { parseEnvironment } from '#config/environment.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { findPostmaster } from '#database/embedded/postmaster.ts'
import { childrenOf } from '#testing/children-of.ts'
import { installedFolder } from '#testing/installed-folder.ts'
import { startProduct } from './start-product.ts'

const quiet = { say: () => undefined }

/** How many processes of it run. */
function count(room: 'server' | 'worker'): number {
  return childrenOf(process.pid, `/src/${room}/main.ts`).length
}

/** A product that is told when its site is there. */
async function startBeforeItsSite() {
  const dataFolder = await installedFolder()
  const port = await freePort()
  const environment = parseEnvironment({ DATA_DIR: dataFolder, PORT: String(port) }, dataFolder)
  const { promise: site, resolve: siteIsThere, reject: siteFails } = Promise.withResolvers<void>()
  const { signal } = new AbortController()
  const started = startProduct(environment, { signal, site, ...quiet })
  started.catch(() => undefined)
  await expect.poll(() => count('worker')).toBe(1)
  return { dataFolder, started, siteIsThere, siteFails, url: `http://127.0.0.1:${port}` }
}

test('nothing is served before the site is there; the worker begins meanwhile', async () => {
  const { started, siteIsThere, url } = await startBeforeItsSite()
  expect(count('server')).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
  siteIsThere()
  const product = await started
  expect((await fetch(`${url}/health`)).status).toBe(200)
  await product.stop()
  expect(count('worker') + count('server')).toBe(0)
})

test('a site that cannot be built ends what was started meanwhile', async () => {
  const { dataFolder, started, siteFails } = await startBeforeItsSite()
  siteFails(new Error('The site could not be built.'))
  await expect(started).rejects.toThrow('The site could not be built.')
  expect(count('worker')).toBe(0)
  expect(findPostmaster(`${dataFolder}/postgres`)).toBeNull()
})

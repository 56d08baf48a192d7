import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from '#supervisor/build-site.ts'

const interrupt = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupt.abort())

// As `npm start` does it, so that the product started by the tests finds the site built.
const project = dirname(dirname(fileURLToPath(import.meta.url)))
await buildSite(project, () => process.stdout.write('Building ...\n'), interrupt.signal)

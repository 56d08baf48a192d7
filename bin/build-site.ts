import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSite } from '#supervisor/build-site.ts'

// As `npm start` does it, so that the product started by the tests finds the site built.
await buildSite(dirname(dirname(fileURLToPath(import.meta.url))), () => {
  process.stdout.write('Building ...\n')
})

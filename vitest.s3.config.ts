import { defineConfig } from 'vitest/config'
import unit from './vitest.config.ts'

/** `npm run test:s3`: what needs a real object store. */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: ['src/**/*.s3.test.ts'],
    exclude: [],
    globalSetup: ['src/testing/global-setup.ts', 'src/testing/radosgw/global-setup.ts'],
  },
})

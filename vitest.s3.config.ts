import { defineConfig } from 'vitest/config'
import { PRODUCT } from './vitest.config.ts'

/** `npm run test:s3`: what needs a real object store. */
export default defineConfig({
  test: {
    ...PRODUCT,
    provide: { samples: Number(process.env['FUZZ'] ?? 0) },
    include: ['src/**/*.s3.test.ts'],
    globalSetup: ['src/testing/global-setup.ts', 'src/testing/radosgw/global-setup.ts'],
    maxWorkers: 3,
  },
})

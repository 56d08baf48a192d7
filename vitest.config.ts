import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    provide: { samples: Number(process.env['FUZZ'] ?? 0) },
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: 'src/testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    // A machine that is busy with other things is no fault of the product.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    hookTimeout: 120_000,
  },
})

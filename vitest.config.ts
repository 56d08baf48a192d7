import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'
import { QUICK_START } from './src/testing/quick-start.ts'

export default defineConfig({
  // Messages are compiled as they are for the site.
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    provide: { samples: Number(process.env['FUZZ'] ?? 0) },
    include: ['src/**/*.test.{ts,tsx}'],
    // They need a real object store: vitest.s3.config.ts.
    exclude: ['src/**/*.s3.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    setupFiles: 'src/testing/no-complaints.ts',
    pool: 'forks',
    execArgv: QUICK_START,
    // One more than the smallest machine has cores: many tests wait for other processes.
    maxWorkers: 3,
    // A process of its own for every file would take longer to get going than most files take to run.
    // So files share what their modules keep: a test leaves nothing behind, and mocks no module.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    // A machine that is busy with other things is no fault of the product.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    hookTimeout: 120_000,
  },
})

import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig, type TestUserConfig } from 'vitest/config'
import { QUICK_START } from './src/testing/quick-start.ts'

/** What shows pages, and so has to be compiled as it is for the site. */
const OF_PAGES = [
  'src/web/**/*.test.{ts,tsx}',
  'src/testing/shown-and-held.test.ts',
  'src/testing/site-content.test.ts',
]

const SHARED: TestUserConfig = {
  setupFiles: 'src/testing/no-complaints.ts',
  pool: 'forks',
  execArgv: QUICK_START,
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
}

/** Tests of what Node runs as it is: they load it so, too, instead of having Vite compile it. */
export const PRODUCT: TestUserConfig = {
  ...SHARED,
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  test: {
    provide: { samples: Number(process.env['FUZZ'] ?? 0) },
    globalSetup: 'src/testing/global-setup.ts',
    // One more than the smallest machine has cores: many tests wait for other processes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...PRODUCT,
          name: 'product',
          include: ['src/**/*.test.ts'],
          // The last need a real object store: vitest.s3.config.ts.
          exclude: [...OF_PAGES, 'src/**/*.s3.test.ts'],
        },
      },
      {
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
        test: { ...SHARED, name: 'pages', include: OF_PAGES },
      },
    ],
  },
})

import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM } from './e2e/chromium.ts'

const LONGEST = ['**/sweep/{signed-in,public-pages}.spec.ts', '**/video/*.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/install.ts',
  outputDir: 'test-results',
  // One more than the smallest machine has cores: pages wait for the product, and it for them.
  workers: 3,
  // On the build server one flake shall not cost a landing; bin/checks.ts names each and bears two.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // The longest tests first, so that at the end no worker waits for the others.
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: LONGEST },
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: CHROMIUM,
    // A trace of every step takes a quarter of the time; ask for one with --trace=retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})

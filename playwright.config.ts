import { defineConfig, devices } from '@playwright/test'

/** Debian's Chromium, quiet; root may not use its sandbox. */
const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--autoplay-policy=no-user-gesture-required',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}

const LONGEST = '**/video/*.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // The longest test first, so that at the end no worker waits for the other.
  projects: [
    { name: 'film', testMatch: LONGEST },
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

import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Chromium's own address bar and toolbar are pages, too; nobody sees them, and they cost as much as ours. */
const FEATURES_OF_THE_WINDOW = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIToolbarProcessOverheadExperiment',
]

/** Those that Playwright turns off. Of several such lists Chromium reads the last, so they stand here again. */
const FEATURES_IN_THE_WAY = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const SHELL = '/usr/bin/chromium-headless-shell'

/** Debian's Chromium, quiet; root may not use its sandbox. The shell needs a third less time than the whole browser. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-first-run',
    '--autoplay-policy=no-user-gesture-required',
    `--disable-features=${[...FEATURES_OF_THE_WINDOW, ...FEATURES_IN_THE_WAY].join()}`,
    // With fewer cores than pages, compiling and collecting beside the page only adds to the work.
    '--js-flags=--single-threaded',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}

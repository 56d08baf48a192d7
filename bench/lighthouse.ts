import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM } from '../e2e/chromium.ts'
import { makeDataFolder, npmStart } from '../e2e/npm-start.ts'

const RUNS = 3
const CATEGORIES = {
  'home.performance': 'performance',
  'home.accessibility': 'accessibility',
  'home.bestPractices': 'best-practices',
  'home.seo': 'seo',
} as const

type Scores = Record<string, { score: number }>

/** Lighthouse's four scores of /home, 0 to 1, mobile preset, the median of 3 runs. */
export async function benchLighthouse(): Promise<Record<string, number>> {
  const { dataFolder, remove } = makeDataFolder()
  const { url, stop } = await npmStart(dataFolder)
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await score(`${url}/home`, dataFolder))
  await stop()
  remove()
  return Object.fromEntries(
    Object.entries(CATEGORIES).map(([key, category]) => [
      key,
      median(runs.map((scores) => scores[category]?.score ?? 0)),
    ]),
  )
}

async function score(url: string, folder: string): Promise<Scores> {
  const report = join(folder, 'lighthouse.json')
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      // Not among the packages: it weighs as much as all the other tools together and runs once in a while.
      'lighthouse@13.5.0',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${Object.values(CATEGORIES).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { env: { CHROME_PATH: CHROMIUM.executablePath, ...process.env } },
  )
  return JSON.parse(await readFile(report, 'utf8')).categories as Scores
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

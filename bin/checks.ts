import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Counts = { passed: number; failed: number }
type Check = {
  name: string
  command: string[]
  /** Counts the tests in what the command reported. */
  count?: () => Counts
}

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))
const REPORTS = mkdtempSync(join(tmpdir(), 'reelwright-checks-'))
const UNIT_REPORT = join(REPORTS, 'unit.json')
const END_TO_END_REPORT = join(REPORTS, 'end-to-end.json')

/** In the order in which a mistake shows soonest. */
const CHECKS: Check[] = [
  { name: 'format', command: ['npm', 'run', '-s', 'check:format'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'check:lint'] },
  { name: 'types', command: ['npm', 'run', '-s', 'check:types'] },
  { name: 'rooms', command: ['npm', 'run', '-s', 'check:rooms'] },
  { name: 'unused code', command: ['npm', 'run', '-s', 'check:unused'] },
  { name: 'site build', command: ['node', 'bin/build-site.ts'] },
  { name: 'size of the landing page', command: ['size-limit'] },
  {
    name: 'unit and integration tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    count: () => countUnit(UNIT_REPORT),
  },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    count: () => countEndToEnd(END_TO_END_REPORT),
  },
]

const total: Counts = { passed: 0, failed: 0 }
const failedCheck = CHECKS.find((check) => !passes(check))
rmSync(REPORTS, { recursive: true })
if (failedCheck) console.error(`\nThe check "${failedCheck.name}" failed.`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = failedCheck ? 1 : 0

function passes({ name, command: [program = '', ...args], count }: Check): boolean {
  process.stdout.write(`\n== ${name}\n`)
  const startedAt = Date.now()
  const { status } = spawnSync(program, args, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(PROJECT, 'node_modules', '.bin')}:${process.env['PATH']}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT,
    },
  })
  const counted = count?.() ?? { passed: 0, failed: 0 }
  total.passed += counted.passed
  total.failed += counted.failed
  process.stdout.write(`-- ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
  // A run in which nothing was tested proves nothing.
  return status === 0 && counted.failed === 0 && (!count || counted.passed > 0)
}

function countUnit(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

function countEndToEnd(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

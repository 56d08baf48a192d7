import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

type Counts = { passed: number; failed: number; repeated?: string[]; files: Duration[] }
type Duration = { name: string; ms: number }
/** What is read of Vitest's JSON report. */
type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}
/** What is read of Playwright's JSON report. */
type Report = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }
type Suite = {
  file: string
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
  suites?: Suite[]
}
type Check = {
  name: string
  command: string[]
  /** Counts the tests in what the command reported. */
  count?: () => Counts
}

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))
const MEMORY = '/dev/shm'
/** Tests that passed at their second try: each is a bug to look for, more are a broken build. */
const REPEATED_AT_MOST = 2
const SLOWEST = 10
const ROOM_BYTES = 4 * 1024 ** 3
const NOTHING: Counts = { passed: 0, failed: 0, files: [] }
const FOLDER = makeFolder()
const UNIT_REPORT = join(FOLDER, 'unit.json')
const END_TO_END_REPORT = join(FOLDER, 'end-to-end.json')

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

const total = { passed: 0, failed: 0, repeated: [] as string[] }
const stages: Duration[] = []
const files: Duration[] = []
const failedCheck = CHECKS.find((check) => !passes(check))
rmSync(FOLDER, { recursive: true, force: true })
if (failedCheck) console.error(`\nThe check "${failedCheck.name}" failed.`)
if (total.repeated.length > 0) {
  process.stdout.write(`\nPassed only when repeated:\n  ${total.repeated.join('\n  ')}\n`)
}
process.stdout.write(`\n${listed(stages)}`)
if (files.length > 0) {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  process.stdout.write(`\nThe slowest files:\n${listed(slowest)}`)
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = failedCheck ? 1 : 0

/** For all that the checks write: in memory if there is room, since a disk is slow at a million short-lived files. */
function makeFolder(): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'reelwright-checks-'))
  // PostgreSQL's own account has to get in when tests run as root.
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM_BYTES
}

function passes({ name, command: [program = '', ...args], count }: Check): boolean {
  process.stdout.write(`\n== ${name}\n`)
  const startedAt = Date.now()
  const { status } = spawnSync(program, args, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(PROJECT, 'node_modules', '.bin')}:${process.env['PATH']}`,
      TMPDIR: FOLDER,
      // The tests start the product's programs a hundred times.
      NODE_COMPILE_CACHE: join(FOLDER, 'compiled'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT,
    },
  })
  const counted = count?.() ?? NOTHING
  const { passed, failed, repeated = [] } = counted
  total.passed += passed
  total.failed += failed
  total.repeated.push(...repeated)
  const stage = { name, ms: Date.now() - startedAt }
  stages.push(stage)
  files.push(...counted.files)
  process.stdout.write(`-- ${name}: ${inSeconds(stage)} s\n`)
  // A run in which nothing was tested proves nothing.
  const isTested = !count || passed > 0
  return status === 0 && failed === 0 && isTested && repeated.length <= REPEATED_AT_MOST
}

function countUnit(report: string): Counts {
  if (!existsSync(report)) return NOTHING
  const read = JSON.parse(readFileSync(report, 'utf8')) as UnitReport
  const took = read.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(PROJECT, name),
    ms: endTime - startTime,
  }))
  return { passed: read.numPassedTests, failed: read.numFailedTests, files: took }
}

function countEndToEnd(report: string): Counts {
  if (!existsSync(report)) return NOTHING
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const repeated = suites.flatMap(repeatedIn)
  const took = suites.map((suite) => ({ name: `e2e/${suite.file}`, ms: timeOf(suite) }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    repeated,
    files: took,
  }
}

function repeatedIn({ file, specs, suites = [] }: Suite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...here.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(repeatedIn)]
}

function timeOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results)
  const within = suites.map(timeOf)
  return [...results.map(({ duration }) => duration), ...within].reduce((sum, ms) => sum + ms, 0)
}

function inSeconds({ ms }: Duration): string {
  return (ms / 1000).toFixed(1)
}

function listed(durations: Duration[]): string {
  return durations.map((one) => `${inSeconds(one).padStart(8)} s  ${one.name}\n`).join('')
}

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '#config/environment.ts'
import { createMetrics } from '#server/metrics.ts'
import { SITE_SOURCES } from '#supervisor/build-site.ts'
import { STOP_WITHIN_MS } from '#supervisor/supervised.ts'
import { openTestServer } from './test-server.ts'

const PROJECT = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(PROJECT, name), 'utf8')

type Service = {
  image: string
  command?: string[]
  environment: Record<string, string | number>
  stop_grace_period?: string
  healthcheck?: { test: string[] }
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
}
const COMPOSE = read('compose.yaml')
const { services, volumes } = parse(COMPOSE, { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const OURS = ['server', 'worker', 'bucket']
const known = Object.keys(settings.shape)
const interpolated = [...COMPOSE.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name)
const examples = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)]
const exampleNames = examples.map(([, name = '']) => name)

test('.env.example names settings of the product and what compose.yaml asks for, and nothing else', () => {
  expect(exampleNames.length).toBeGreaterThan(8)
  for (const name of exampleNames) expect([...known, ...interpolated]).toContain(name)
})

test('compose.yaml gives the product settings that it knows, and asks for nothing that stands nowhere', () => {
  for (const name of OURS) {
    for (const setting of Object.keys(services[name]!.environment)) {
      expect(known, name).toContain(setting)
    }
  }
  // The images beside ours are for those who bring their own.
  const others = [...known, ...exampleNames, 'POSTGRES_IMAGE', 'STORE_IMAGE']
  for (const name of interpolated) expect(others).toContain(name)
})

test('what compose.yaml cannot start without has an empty line in .env.example, to be filled in', () => {
  const required = [...COMPOSE.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name = '']) => name)
  expect(new Set(required)).toEqual(
    new Set(['AUTH_SECRET', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']),
  )
  for (const name of required) expect(examples.find(([, one]) => one === name)?.[2]).toBe('')
})

test('each service of compose.yaml that stays up has a health check, and a named volume for what it keeps', () => {
  for (const [name, service] of Object.entries(services)) {
    if (name !== 'bucket') expect(service.healthcheck?.test[0], name).toBe('CMD')
    for (const volume of service.volumes ?? []) {
      expect(Object.keys(volumes), name).toContain(volume.split(':')[0])
    }
    for (const other of Object.keys(service.depends_on ?? {})) expect(services[other]).toBeDefined()
  }
})

/** Every `node src/….ts` and `bin/….ts` that a text starts. */
function programsIn(text: string): string[] {
  return [...text.matchAll(/\b((?:src|bin)\/[\w/-]+\.ts)\b/g)].map(([, name = '']) => name)
}

const UNITS = globSync('deploy/systemd/*.service', { cwd: PROJECT })

test('the programs that images, services and units start are there', () => {
  expect(UNITS).toHaveLength(2)
  const commands = Object.values(services).flatMap(({ command, healthcheck }) => [
    ...(command ?? []),
    ...(healthcheck?.test ?? []),
  ])
  const texts = [read('Containerfile'), commands.join(' '), ...UNITS.map(read)]
  for (const text of texts) {
    expect(programsIn(text)).not.toEqual([])
    for (const name of programsIn(text)) expect(existsSync(join(PROJECT, name)), name).toBe(true)
  }
})

test('servers and workers are started everywhere as `npm run` starts them', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const image = /^CMD (.*)$/m.exec(read('Containerfile'))?.[1] ?? ''
  expect(`exec ${(JSON.parse(image) as string[]).join(' ')}`).toBe(scripts['server'])
  for (const name of ['server', 'worker'] as const) {
    expect(`exec ${services[name]!.command?.join(' ')}`).toBe(scripts[name])
    const unit = read(`deploy/systemd/reelwright-${name}.service`)
    const started = /^ExecStart=\/bin\/(.*)$/m.exec(unit)?.[1]
    expect(`exec ${started}`).toBe(scripts[name])
  }
})

test('what the Containerfile copies is there, or made by its build', () => {
  const copies = [...read('Containerfile').matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)]
  const names = copies.flatMap(([, list = '']) => list.split(' '))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names.map((one) => one.replace(/^\/app\//, ''))) {
    expect(name === 'build' || existsSync(join(PROJECT, name)), name).toBe(true)
  }
})

test('the image is built with every file that the build of the site reads', () => {
  const left = read('.dockerignore').split('\n').filter(Boolean)
  expect(left.length).toBeGreaterThan(5)
  for (const source of SITE_SOURCES) {
    expect(left.filter((name) => source === name || source.startsWith(`${name}/`))).toEqual([])
  }
})

test('whatever runs server and worker waits until they have stopped in order', () => {
  for (const name of ['server', 'worker'] as const) {
    const unit = read(`deploy/systemd/reelwright-${name}.service`)
    const waits = [
      Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
      Number(/^(\d+)s$/.exec(services[name]!.stop_grace_period ?? '')?.[1]),
    ]
    for (const seconds of waits) expect(seconds * 1000).toBeGreaterThan(STOP_WITHIN_MS[name])
  }
})

test('every number that the Grafana board and the alerts ask for is one that a server tells', async () => {
  const { account } = await openTestServer().then((site) => site.signUp())
  const metrics = createMetrics(account.db)
  const told = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const names = told.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  const files = readdirSync(join(PROJECT, 'deploy/grafana')).map((name) => `grafana/${name}`)
  for (const file of [...files, 'prometheus/alerts.yaml']) {
    const text = read(`deploy/${file}`)
    const asked = [...text.matchAll(/\b(?:reelwright|nodejs|process)_[a-z0-9_]+/g)].map(String)
    expect(new Set(asked).size, file).toBeGreaterThan(4)
    for (const name of asked) expect(names, file).toContain(name)
    for (const [, labels = ''] of text.matchAll(/\bby \(([\w, ]+)\)/g)) {
      for (const label of labels.split(', ')) expect([...LABELS, 'le']).toContain(label)
    }
  }
  const board = JSON.parse(read('deploy/grafana/reelwright.json')) as { panels: Panel[] }
  const ids = board.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

type Panel = { id: number }
/** As src/server/metrics.ts writes them. */
const LABELS = [...read('src/server/metrics.ts').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

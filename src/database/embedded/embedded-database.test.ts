import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT_FOLDER } from '#config/load-environment.ts'
import { openForTest, query } from '#testing/embedded-database.ts'
import { installedFolder } from '#testing/installed-folder.ts'
import { type Account, startHolder } from '#testing/start-holder.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { freePort, readClusterRecord } from './cluster-record.ts'
import { clusterUrl } from './ensure-running.ts'
import { findPostmaster, isRunning, processesIn } from './postmaster.ts'
import { canEnter, serverAccount } from './server-account.ts'

const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_534 }

/** Root becomes nobody where nobody can read the program; everyone else is without rights already. */
function ordinaryAccount(): Account | undefined {
  const { uid, gid } = NOBODY
  return process.getuid?.() === 0 && canEnter(NOBODY, PROJECT_FOLDER) ? { uid, gid } : undefined
}

function postmasterOf(cluster: string): number {
  const pid = findPostmaster(cluster)
  if (pid === null) throw new Error('PostgreSQL does not run.')
  return pid
}

async function occupy(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return server
}

test('it stands on loopback, behind a password that only the owner can read', async () => {
  const folder = temporaryFolder()
  const { url } = await openForTest(folder)
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(statSync(join(folder, 'postgres.json')).mode & 0o777).toBe(0o600)
  const guess = new URL(url)
  guess.password = 'guess'
  await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('it never runs as root, also where its own account may not enter the folder', async () => {
  const closed = join(temporaryFolder(), 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const { url, cluster } = await openForTest(join(closed, 'data'))
  expect(statSync(`/proc/${postmasterOf(cluster)}`).uid).not.toBe(0)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('it starts for an account without rights', async () => {
  const parent = temporaryFolder()
  chmodSync(parent, 0o777)
  const holder = await startHolder(join(parent, 'data'), ordinaryAccount())
  expect(await query(holder.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await holder.letGo()
})

test('opened by many at once, it starts once; the last to let go stops it', async () => {
  const folder = temporaryFolder()
  const opened = await Promise.all([openForTest(folder), openForTest(folder), openForTest(folder)])
  const holder = await startHolder(folder)
  const [one, two, three] = opened
  expect(new Set([one.url, two.url, three.url, holder.url]).size).toBe(1)
  const pid = postmasterOf(one.cluster)
  await one.close()
  await two.close()
  await three.close()
  expect(isRunning(pid)).toBe(true)
  await holder.letGo()
  expect(isRunning(pid)).toBe(false)
})

test('killed, it comes back on the same port with everything that was committed', async () => {
  const folder = await installedFolder()
  const { url, cluster } = await openForTest(folder)
  await query(url, 'create table kept as select 42 as answer')
  const pid = postmasterOf(cluster)
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => query(url, 'select answer from kept').catch(() => null), { timeout: 20_000 })
    .toEqual([{ answer: 42 }])
  expect(postmasterOf(cluster)).not.toBe(pid)
})

test('left running by a process that was killed, it is found and used', async () => {
  const folder = await installedFolder()
  const holder = await startHolder(folder)
  await query(holder.url, 'create table kept as select 42 as answer')
  await holder.kill()
  const { url, cluster, close } = await openForTest(folder)
  expect(url).toBe(holder.url)
  expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }])
  const pid = postmasterOf(cluster)
  await close()
  expect(isRunning(pid)).toBe(false)
})

test('when all of it was killed at once, it starts as if nothing had been', async () => {
  const folder = await installedFolder()
  const holder = await startHolder(folder)
  await query(holder.url, 'create table kept as select 42 as answer')
  const { cluster } = await readClusterRecord(folder)
  for (const pid of processesIn(cluster)) process.kill(pid, 'SIGKILL')
  await holder.kill()
  const { url } = await openForTest(folder)
  expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('the number of a dead server may belong to another process by now', async () => {
  const folder = await installedFolder()
  const first = await openForTest(folder)
  await first.close()
  writeFileSync(join(first.cluster, 'postmaster.pid'), `${process.pid}\n${first.cluster}\n0\n`)
  const { url } = await openForTest(folder)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('another program in its folder is neither waited for nor killed', async () => {
  const folder = await installedFolder()
  const first = await openForTest(folder)
  await first.close()
  const visitor = spawn('sleep', ['60'], { cwd: first.cluster })
  onTestFinished(() => void visitor.kill())
  const { url } = await openForTest(folder)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(visitor.signalCode).toBeNull()
})

test('a killed first start leaves nothing that the next one stumbles over', async () => {
  const folder = temporaryFolder()
  const { cluster } = await readClusterRecord(folder)
  mkdirSync(join(`${cluster}.unfinished`, 'cluster'), { recursive: true })
  const { url } = await openForTest(folder)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('when its port was taken meanwhile, it moves', async () => {
  const folder = await installedFolder()
  const { port } = await readClusterRecord(folder)
  await occupy(port)
  const { url } = await openForTest(folder)
  expect(new URL(url).port).not.toBe(String(port))
  expect(clusterUrl(await readClusterRecord(folder))).toBe(url)
})

test('a port that was asked for and is taken is named', async () => {
  const port = await freePort()
  await occupy(port)
  await expect(openForTest(temporaryFolder(), port)).rejects.toThrow(
    `Port ${port} is used by another program. Set DATABASE_PORT to a free port, or leave it out.`,
  )
})

test('a data folder that cannot be is said so', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(openForTest(join(file, 'data'))).rejects.toThrow(
    /The data folder cannot be made: ENOTDIR/,
  )
})

test('when PostgreSQL refuses to start, its own words are passed on', async () => {
  const folder = await installedFolder()
  const first = await openForTest(folder)
  await first.close()
  writeFileSync(join(first.cluster, 'PG_VERSION'), '9.6\n')
  await expect(openForTest(folder)).rejects.toThrow(
    /did not start\. If its files are damaged, restore a backup\.[^]*version 9\.6/,
  )
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('FATAL')
})

test('root gives it to the account that owns its files already', async () => {
  const folder = await installedFolder()
  const { cluster } = await openForTest(folder)
  expect(serverAccount(cluster)?.uid ?? process.getuid?.()).toBe(statSync(cluster).uid)
})

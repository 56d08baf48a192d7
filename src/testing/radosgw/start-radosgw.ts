import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#database/embedded/cluster-record.ts'
import { type CephPrograms, cephPrograms, placesOfParts } from './ceph-programs.ts'

/** What a client needs to know of a store that speaks S3. */
export type S3Server = { endpoint: string; accessKeyId: string; secretAccessKey: string }

const CAPABILITIES = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']

/**
 * Ceph's object store on this machine, with everything in memory: a real server that checks signatures, which the
 * one in `fauxqs` does not. It takes about twelve seconds to start.
 */
export async function startRadosgw(): Promise<S3Server & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-radosgw-'))
  const [monitor, gateway] = [await freePort(), await freePort()]
  const server = {
    endpoint: `http://127.0.0.1:${gateway}`,
    accessKeyId: randomBytes(10).toString('hex'),
    secretAccessKey: randomBytes(20).toString('hex'),
  }
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  // Also when the run is broken off.
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))
  try {
    await startCluster(folder, { monitor, gateway }, server, children)
    return { ...server, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Ports = { monitor: number; gateway: number }

async function startCluster(
  folder: string,
  ports: Ports,
  { endpoint, accessKeyId, secretAccessKey }: S3Server,
  children: ChildProcess[],
): Promise<void> {
  const [clusterId, diskId] = [randomUUID(), randomUUID()]
  const [keyring, map] = [join(folder, 'keyring'), join(folder, 'monmap')]
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'ceph.conf'), configuration(folder, clusterId, ports))
  const programs = cephPrograms(folder)
  await makeKeys(programs, keyring)
  const address = `[v2:127.0.0.1:${ports.monitor}]`
  await programs.run('monmaptool', '--create', '--addv', 'a', address, '--fsid', clusterId, map)
  await programs.run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring)
  children.push(programs.start('ceph-mon', '-f', '-i', 'a'))
  await programs.run('ceph', 'osd', 'new', diskId)
  await programs.run('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', diskId)
  children.push(programs.start('ceph-osd', '-f', '-i', '0'))
  children.push(programs.start('radosgw', '-n', 'client.rgw', '-f'))
  const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey]
  const names = ['--uid', 'reelwright', '--display-name', 'Reelwright']
  await programs.run('radosgw-admin', 'user', 'create', ...names, ...keys)
  await answers(endpoint, children)
}

async function makeKeys({ run }: CephPrograms, keyring: string): Promise<void> {
  const make = (name: string, ...caps: string[]) =>
    run('ceph-authtool', keyring, '--gen-key', '-n', name, ...caps)
  await run('ceph-authtool', '--create-keyring', keyring)
  await make('mon.', '--cap', 'mon', 'allow *')
  for (const name of ['client.admin', 'client.rgw', 'osd.0']) await make(name, ...CAPABILITIES)
}

/** A cluster of one machine and one disk, which is memory. */
function configuration(folder: string, clusterId: string, { monitor, gateway }: Ports): string {
  return `[global]
fsid = ${clusterId}
mon host = v2:127.0.0.1:${monitor}
mon initial members = a
public addr = 127.0.0.1
ms bind msgr1 = false
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${folder}/keyring
run dir = ${folder}
crash dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
mon allow pool size one = true
mon max pg per osd = 1000
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
${placesOfParts()}
[mon.a]
mon data = ${folder}/mon
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
[client.rgw]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`
}

async function answers(endpoint: string, children: ChildProcess[]): Promise<void> {
  for (;;) {
    const answer = await fetch(endpoint).catch(() => null)
    if (answer?.ok) return
    const ended = children.find(({ exitCode }) => exitCode !== null)
    if (ended) throw new Error(`${ended.spawnfile} ended with code ${ended.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#testing/postgres.ts'
import { listen, notify } from './listen.ts'

const RECONNECT_AFTER_MS = 1000

/** Stands before the database as a network does: it can go away, and come back. */
async function openNetwork(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  let isDown = false
  const server = createServer((socket) => {
    if (isDown) return void socket.destroy()
    const database = connect(Number(port), hostname)
    for (const end of [socket, database]) {
      open.add(end.on('error', () => undefined))
      end.on('close', () => [socket, database].forEach((each) => each.destroy()))
    }
    socket.pipe(database).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    goDown() {
      isDown = true
      for (const socket of open) socket.destroy()
    },
    comeBack() {
      isDown = false
    },
  }
}

test('however long the database is away, one connection is tried at a time, and one listens after', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, url } = await createTestDatabase()
  const network = await openNetwork(url)
  const heard: unknown[] = []
  const onReconnect = vi.fn()
  const stop = await listen(network.url, (payload) => heard.push(payload), onReconnect)
  onTestFinished(stop)

  network.goDown()
  for (let attempt = 0; attempt < 4; attempt++) {
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(RECONNECT_AFTER_MS)
  }
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  network.comeBack()
  vi.advanceTimersByTime(RECONNECT_AFTER_MS)
  await expect.poll(() => onReconnect.mock.calls.length).toBe(1)
  await notify(db, { number: 1 })
  await notify(db, { number: 2 })
  await expect.poll(() => heard).toEqual([{ number: 1 }, { number: 2 }])
})

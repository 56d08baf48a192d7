import { expect, test, vi } from 'vitest'
import { createSessionStore, type Session, type TabMessage } from './session.ts'

const ADA: Session = { userId: 'ada', expiresAt: new Date('2026-12-01') }
const BOB: Session = { userId: 'bob', expiresAt: new Date('2026-12-01') }

/** One tab; `server.session` is what the server would answer, an error when it is down. */
function openTab(server: { session: Session | null | Error }) {
  const said: TabMessage['type'][] = []
  const leave = vi.fn<() => void>()
  const store = createSessionStore({
    read: async () => {
      if (server.session instanceof Error) throw server.session
      return server.session
    },
    tell: ({ type }) => said.push(type),
    leave,
  })
  return { store, said, leave }
}

test('a page without a session is signed out, and one with it says so to the other tabs', async () => {
  const visitor = openTab({ session: null })
  await visitor.store.refresh()
  expect([visitor.store.state(), visitor.said]).toEqual(['signed-out', []])
  const ada = openTab({ session: ADA })
  expect(ada.store.state()).toBe('loading')
  await ada.store.refresh()
  expect([ada.store.state(), ada.said]).toEqual(['signed-in', ['signed-in']])
})

test('a tab follows another one that signs in, and does not ask when it knows already', async () => {
  const server: { session: Session | null } = { session: null }
  const { store } = openTab(server)
  await store.refresh()
  server.session = ADA
  store.hear({ type: 'signed-in', userId: 'ada' })
  await vi.waitFor(() => expect(store.state()).toBe('signed-in'))
  server.session = null
  store.hear({ type: 'signed-in', userId: 'ada' })
  await Promise.resolve()
  expect(store.state()).toBe('signed-in')
})

test('a session that ends by itself is told apart from signing out', async () => {
  const server: { session: Session | null } = { session: ADA }
  const { store, said } = openTab(server)
  await store.refresh()
  server.session = null
  await store.refresh()
  expect(store.state()).toBe('expired')
  expect(said).toEqual(['signed-in', 'ended'])
  await store.refresh()
  expect(store.state()).toBe('expired')
})

test('signing out starts over here and in the other tabs, and is no surprise to either', async () => {
  const server: { session: Session | null } = { session: ADA }
  const here = openTab(server)
  const there = openTab(server)
  await Promise.all([here.store.refresh(), there.store.refresh()])
  await here.store.signOut(async () => {
    there.store.hear({ type: 'signing-out' })
    server.session = null
    await Promise.all([here.store.refresh(), there.store.refresh()])
  })
  expect([here.store.state(), there.store.state()]).toEqual(['signed-in', 'signed-in'])
  expect(here.leave).toHaveBeenCalledOnce()
  expect(here.said).toEqual(['signed-in', 'signing-out', 'signed-out'])
  there.store.hear({ type: 'signed-out' })
  expect(there.leave).toHaveBeenCalledOnce()
})

test('when signing out fails, everybody stays', async () => {
  const server: { session: Session | null } = { session: ADA }
  const { store, said, leave } = openTab(server)
  await store.refresh()
  await expect(store.signOut(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(leave).not.toHaveBeenCalled()
  expect(said).toEqual(['signed-in', 'signing-out', 'not-signed-out'])
  server.session = null
  await store.refresh()
  expect(store.state()).toBe('expired')
})

test('another account in the same browser starts every page over', async () => {
  const server = { session: ADA }
  const { store, leave } = openTab(server)
  await store.refresh()
  server.session = BOB
  store.hear({ type: 'signed-in', userId: 'bob' })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
})

test('a server that is down signs nobody out, and is asked again until it answers', async () => {
  vi.useFakeTimers()
  const server: { session: Session | null | Error } = { session: new Error('down') }
  const { store } = openTab(server)
  await store.refresh()
  expect(store.state()).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(500)
  expect(store.state()).toBe('unreachable')
  server.session = ADA
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.state()).toBe('signed-in')
  server.session = new Error('down')
  await store.refresh()
  expect(store.state()).toBe('signed-in')
  vi.useRealTimers()
})

test('a server that stays down is asked after 200 ms, then half as often each time, at least every 30 s', async () => {
  vi.useFakeTimers()
  const askedAtMs: number[] = []
  const startMs = Date.now()
  const store = createSessionStore({
    read: async () => {
      askedAtMs.push(Date.now() - startMs)
      throw new Error('down')
    },
    tell: () => undefined,
    leave: () => undefined,
  })
  await store.refresh()
  await vi.advanceTimersByTimeAsync(120_000)
  const waitsMs = askedAtMs.slice(1).map((at, index) => at - (askedAtMs[index] ?? 0))
  expect(waitsMs).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000])
  vi.useRealTimers()
})

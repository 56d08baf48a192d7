import { afterEach, expect, test, vi } from 'vitest'
import { authRequest } from './auth-request.ts'
import { followAway, siteIsAway, whenBack } from './site-away.ts'

afterEach(() => vi.useRealTimers())

test('a site whose database is away is told, asked after, and read again once it is back', async () => {
  vi.useFakeTimers()
  const answers = {
    session: () =>
      Response.json(
        { code: 'UNAVAILABLE', message: 'The database does not answer.' },
        { status: 503 },
      ),
    health: () => new Response('', { status: 503 }),
  }
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url === '/health' ? answers.health() : answers.session()),
  )
  const seen: unknown[] = []
  const back = vi.fn()
  const stops = [followAway(() => seen.push(siteIsAway())), whenBack(back)]
  await expect(authRequest('/get-session')).rejects.toMatchObject({ code: 'UNREACHABLE' })
  await expect(authRequest('/get-session')).rejects.toMatchObject({ code: 'UNREACHABLE' })
  expect(seen).toEqual([true])

  await vi.advanceTimersByTimeAsync(10_000)
  expect(siteIsAway()).toBe(true)
  expect(back).not.toHaveBeenCalled()
  answers.health = () => new Response('', { status: 200 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(seen).toEqual([true, false])
  expect(back).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
})

test('a site that is only busy for a moment is not said to be away', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 'BUSY', message: 'Busy' }, { status: 503 })),
  )
  await expect(authRequest('/sign-in/email', { body: {} })).rejects.toMatchObject({
    code: 'UNREACHABLE',
  })
  expect(siteIsAway()).toBe(false)
})

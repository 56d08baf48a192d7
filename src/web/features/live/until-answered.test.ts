import { i18n } from '@lingui/core'
import { ORPCError } from '@orpc/client'
import { toast } from 'sonner'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { untilAnswered } from './until-answered.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the page does of a sending that ends like this, one after the other; the last end stays. */
async function sending(...ends: (Error | string)[]) {
  const shown = vi.spyOn(toast, 'custom').mockReturnValue('no-answer')
  const taken = vi.spyOn(toast, 'dismiss').mockReturnValue('no-answer')
  const send = vi.fn(() => {
    const end = ends.length > 1 ? ends.shift() : ends[0]
    return typeof end === 'string' ? Promise.resolve(end) : Promise.reject(end)
  })
  const outcome = untilAnswered(send).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  await vi.advanceTimersByTimeAsync(30_000)
  const result = await outcome
  return { ...result, sent: send.mock.calls.length, told: shown.mock.calls.length, taken }
}

const lost = new TypeError('Failed to fetch')
const badGateway = new ORPCError('BAD_GATEWAY', { status: 502 })
const away = new ORPCError('UNAVAILABLE', {
  status: 503,
  defined: true,
  data: { told: tell('not-found') },
})

const LOST = [
  ['the connection breaks', lost],
  ['a gateway has no answer', badGateway],
  ['the database is away', away],
] as const

test.each(LOST)(
  '%s: it is sent again, the page says that it checks, and takes that back',
  async (_, error) => {
    const { answer, sent, told, taken } = { answer: null, ...(await sending(error, 'made')) }
    expect({ answer, sent, told }).toEqual({ answer: 'made', sent: 2, told: 1 })
    expect(taken).toHaveBeenCalledExactlyOnceWith('no-answer')
  },
)

test('of two sendings, the page says that it checks until the last of them is answered', async () => {
  vi.spyOn(toast, 'custom').mockReturnValue('no-answer')
  const taken = vi.spyOn(toast, 'dismiss').mockReturnValue('no-answer')
  const first = untilAnswered(vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('made'))
  const second = untilAnswered(
    vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('made'),
  )
  await vi.advanceTimersByTimeAsync(500)
  await first
  expect(taken).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  await second
  expect(taken).toHaveBeenCalledExactlyOnceWith('no-answer')
})

test('an answer at once says nothing', async () => {
  expect(await sending('made')).toMatchObject({ answer: 'made', sent: 1, told: 0 })
})

test('what is refused is not sent again', async () => {
  const refused = new ORPCError('NOT_ENOUGH_CREDITS', { status: 402, defined: true })
  expect(await sending(refused)).toMatchObject({ error: refused, sent: 1, told: 0 })
  const fault = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
  expect(await sending(fault)).toMatchObject({ error: fault, sent: 1, told: 0 })
})

test('what is pressed without a connection fails at once, and is not sent later', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await sending(lost)).toMatchObject({ error: lost, sent: 1, told: 0 })
})

test('where nothing answers it fails in the end, and the page no longer says that it checks', async () => {
  const { taken, ...outcome } = await sending(lost)
  expect(outcome).toMatchObject({ error: lost, sent: 4 })
  expect(taken).toHaveBeenLastCalledWith('no-answer')
})

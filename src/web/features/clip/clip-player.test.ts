import { expect, test } from 'vitest'
import {
  addressOf,
  firstLoad,
  isGivenUp,
  RETRY_AFTER_MS,
  type ReloadAction,
  reloadAfter,
} from './clip-player.tsx'

function after(...actions: ReloadAction[]) {
  return actions.reduce(reloadAfter, firstLoad('/media/clip'))
}

test('a broken video is loaded again five times, 20 s apart, then given up', () => {
  expect(RETRY_AFTER_MS).toBe(20_000)
  const repeats: ReloadAction[] = [
    'fail',
    'retry',
    'fail',
    'retry',
    'fail',
    'retry',
    'fail',
    'retry',
  ]
  expect(isGivenUp(after(...repeats, 'fail'))).toBe(false)
  expect(isGivenUp(after(...repeats, 'fail', 'retry'))).toBe(false)
  expect(isGivenUp(after(...repeats, 'fail', 'retry', 'fail'))).toBe(true)
})

test('every load has an address of its own', () => {
  expect(addressOf(after())).toBe('/media/clip')
  expect(addressOf(after('refresh'))).toBe('/media/clip?version=1')
  expect(addressOf(after('refresh', 'fail', 'retry'))).toBe('/media/clip?version=2')
})

test('a refresh that was asked for is no attempt', () => {
  expect(after('fail', 'refresh')).toMatchObject({ attempts: 0, isBroken: false })
  expect(after('fail', 'retry', 'fail', 'refresh')).toMatchObject({ attempts: 1, isBroken: false })
})

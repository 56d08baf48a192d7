import { afterEach, expect, test, vi } from 'vitest'
import { closeOnBack, lockScroll } from './modal.ts'

const HERE = 3

/** The browser's history, standing at its third entry. */
function openBrowser() {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: HERE } })
  vi.stubGlobal('window', { navigation })
  vi.stubGlobal('navigation', navigation)
  return {
    /** @returns whether the page is left. */
    goTo: (index: number, { userInitiated = true, cancelable = true } = {}) => {
      const event = new Event('navigate', { cancelable })
      const facts = { navigationType: 'traverse', userInitiated, destination: { index } }
      return navigation.dispatchEvent(Object.assign(event, facts))
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

test('Back closes the topmost of what is open, one press each, and then leads back', () => {
  const { goTo } = openBrowser()
  const closed: string[] = []
  const leaveOuter = closeOnBack(() => {
    closed.push('outer')
    leaveOuter()
  })
  const leaveInner = closeOnBack(() => {
    closed.push('inner')
    leaveInner()
  })
  expect([goTo(HERE - 1), goTo(HERE - 2), goTo(HERE - 1)]).toEqual([false, false, true])
  expect(closed).toEqual(['inner', 'outer'])
})

test('what was closed by itself does not stop Back', () => {
  const { goTo } = openBrowser()
  const close = vi.fn()
  closeOnBack(close)()
  expect(goTo(HERE - 1)).toBe(true)
  expect(close).not.toHaveBeenCalled()
})

test('Forward, the application itself, and a way that cannot be stopped lead on', () => {
  const { goTo } = openBrowser()
  const close = vi.fn()
  const leave = closeOnBack(close)
  expect(goTo(HERE + 1)).toBe(true)
  expect(goTo(HERE - 1, { userInitiated: false })).toBe(true)
  expect(goTo(HERE - 1, { cancelable: false })).toBe(true)
  expect(close).not.toHaveBeenCalled()
  leave()
})

test('a browser without the Navigation API goes back', () => {
  vi.stubGlobal('window', {})
  const close = vi.fn()
  closeOnBack(close)()
  expect(close).not.toHaveBeenCalled()
})

test('of two dialogs the page waits for the last to close, with the room of its scrollbar', () => {
  const style = { overflow: '', paddingInlineEnd: '' }
  vi.stubGlobal('window', { innerWidth: 1015 })
  vi.stubGlobal('document', { documentElement: { clientWidth: 1000, style } })

  const unlockLower = lockScroll()
  const unlockUpper = lockScroll()
  unlockUpper()
  expect(style).toEqual({ overflow: 'hidden', paddingInlineEnd: '15px' })
  unlockLower()
  expect(style).toEqual({ overflow: '', paddingInlineEnd: '' })
})

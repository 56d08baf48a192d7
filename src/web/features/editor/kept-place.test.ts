import { afterEach, expect, test, vi } from 'vitest'
import { settle } from './kept-place.ts'

/** A page whose frames are drawn when asked for. */
function openPage() {
  const page = new EventTarget()
  let next: (() => void) | undefined
  vi.stubGlobal('window', page)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    next = draw
  })
  return {
    press: () => page.dispatchEvent(new Event('pointerdown')),
    draw: (frames: number) => {
      for (let frame = 0; frame < frames; frame++) {
        const draw = next
        next = undefined
        draw?.()
      }
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

test('it acts until there has been nothing to do for half a second', () => {
  const { draw } = openPage()
  const settled = vi.fn()
  let acts = 0
  // The list moves once more at the twentieth frame.
  settle(() => ++acts !== 20, settled)
  draw(50)
  expect(settled).not.toHaveBeenCalled()
  draw(100)
  expect(settled).toHaveBeenCalledOnce()
  expect(acts).toBe(50)
})

test('it gives up what cannot be reached', () => {
  const { draw } = openPage()
  const settled = vi.fn()
  settle(() => false, settled)
  draw(181)
  expect(settled).toHaveBeenCalledOnce()
})

test('it leaves the page to whoever takes it over', () => {
  const { draw, press } = openPage()
  const act = vi.fn(() => false)
  const settled = vi.fn()
  settle(act, settled)
  draw(3)
  press()
  press()
  draw(10)
  expect(act).toHaveBeenCalledTimes(3)
  expect(settled).toHaveBeenCalledOnce()
})

test('ended from outside, it does nothing more', () => {
  const { draw, press } = openPage()
  const act = vi.fn(() => false)
  const settled = vi.fn()
  const end = settle(act, settled)
  end()
  press()
  draw(10)
  expect(act).not.toHaveBeenCalled()
  expect(settled).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'
import { lockScroll } from './lock-scroll.ts'

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

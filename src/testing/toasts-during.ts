import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { vi } from 'vitest'

export type Told = { tone: string; title: string; text: string | undefined }

type ToastCard = ReactElement<{ tone: string; title: string; children: [string | undefined] }>

/** What toasts say while something is done, in the order in which it is said. */
export function toastsDuring(work: () => void): Told[] {
  const show = vi.spyOn(toast, 'custom')
  work()
  const cards = show.mock.calls.map(([draw]) => draw('') as ToastCard)
  show.mockRestore()
  return cards.map(({ props: { tone, title, children } }) => ({ tone, title, text: children[0] }))
}

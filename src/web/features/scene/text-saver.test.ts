import { beforeEach, expect, test, vi } from 'vitest'
import { createTextSaver, isUnsaved, type WrittenText } from './text-saver.ts'

type Change = { from: string; to: string }

/** A saver with a server that answers when it is told to. */
function savedByHand(saved: string) {
  const asked: (Change & { answer: () => void; refuse: (error: Error) => void })[] = []
  const steps: WrittenText['step'][] = []
  const saver = createTextSaver({
    saved,
    save: (change) =>
      new Promise<void>((answer, refuse) => {
        asked.push({ ...change, answer, refuse })
      }),
    onChange: ({ step }) => steps.push(step),
  })
  return { saver, asked, steps }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a text is saved when no key was pressed for 600 ms, and not before', async () => {
  const { saver, asked, steps } = savedByHand('Old')
  saver.write('New')
  await vi.advanceTimersByTimeAsync(500)
  saver.write('Newer')
  await vi.advanceTimersByTimeAsync(599)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toMatchObject([{ from: 'Old', to: 'Newer' }])
  asked[0]?.answer()
  await settled()
  expect(steps).toEqual(['typed', 'typed', 'saving', 'saved'])
  expect(isUnsaved(saver.read())).toBe(false)
})

test('on leaving it is saved at once; an unchanged text is not sent', async () => {
  const { saver, asked } = savedByHand('Old')
  await saver.flush()
  saver.write('New')
  saver.write('Old')
  await vi.advanceTimersByTimeAsync(1000)
  await saver.flush()
  expect(asked).toEqual([])
  saver.write('New')
  void saver.flush()
  expect(asked).toMatchObject([{ from: 'Old', to: 'New' }])
})

test('what is typed while a save is on its way follows it, made from what was saved', async () => {
  const { saver, asked } = savedByHand('Old')
  saver.write('New')
  const left = saver.flush()
  saver.write('Newer')
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(1)
  asked[0]?.answer()
  await settled()
  expect(asked[1]).toMatchObject({ from: 'New', to: 'Newer' })
  asked[1]?.answer()
  await left
  expect(saver.read()).toMatchObject({ text: 'Newer', base: 'Newer', step: 'saved' })
})

test('going back to the text as it was takes back what was saved since, also what is on its way', async () => {
  const { saver, asked } = savedByHand('Old')
  saver.write('New')
  void saver.flush()
  saver.write('Old')
  const left = saver.flush()
  asked[0]?.answer()
  await settled()
  expect(asked[1]).toMatchObject({ from: 'New', to: 'Old' })
  asked[1]?.answer()
  await left
  expect(saver.read()).toMatchObject({ text: 'Old', base: 'Old', step: 'saved' })
})

test('a text that was refused stays, and is sent again when asked', async () => {
  const { saver, asked } = savedByHand('Old')
  saver.write('New')
  const refused = saver.flush()
  asked[0]?.refuse(new Error('No.'))
  await refused
  expect(saver.read()).toMatchObject({ text: 'New', base: 'Old', step: 'failed' })
  saver.rebase('Theirs')
  void saver.flush()
  expect(asked[1]).toMatchObject({ from: 'Theirs', to: 'New' })
})

test('a text that is too long is kept and not sent', async () => {
  const { saver, asked } = savedByHand('Old')
  saver.write('a'.repeat(2001))
  await vi.advanceTimersByTimeAsync(1000)
  await saver.flush()
  expect(asked).toEqual([])
  expect(isUnsaved(saver.read())).toBe(true)
})

test('a conflict that nobody answered is asked again: what was left is sent as it was, and kept when refused', async () => {
  const { saver, asked } = savedByHand('Theirs')
  saver.offer('Mine', 'Old')
  const sent = saver.flush()
  expect(asked).toMatchObject([{ from: 'Old', to: 'Mine' }])
  asked[0]?.refuse(new Error('Conflict'))
  await sent
  expect(saver.read()).toMatchObject({ text: 'Mine', base: 'Old', step: 'failed' })
  saver.rebase('Theirs')
  void saver.flush()
  expect(asked[1]).toMatchObject({ from: 'Theirs', to: 'Mine' })
})

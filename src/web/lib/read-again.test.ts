import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain, showAnswer } from './read-again.ts'

test('an answer on its way when the change came is not kept, even if it is the first', async () => {
  const queryClient = new QueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['state'],
    queryFn: () => answers[asked++]?.promise ?? 'too often',
  })
  const stop = observer.subscribe(() => undefined)

  const again = readAgain(queryClient, ['state'])
  answers[0]?.resolve('before the change')
  answers[1]?.resolve('after the change')
  await again
  expect(observer.getCurrentResult().data).toBe('after the change')
  expect(asked).toBe(2)
  stop()
})

test('what was being read when the answer came does not take it back, and is read again', async () => {
  const queryClient = new QueryClient()
  const reads = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['state'],
    queryFn: () => reads[asked++]?.promise ?? 'too often',
  })
  const seen: unknown[] = []
  const stop = observer.subscribe(({ data }) => seen.push(data))

  await showAnswer(queryClient, ['state'], 'the answer')
  reads[0]?.resolve('before the change')
  await expect.poll(() => asked).toBe(2)
  expect(observer.getCurrentResult().data).toBe('the answer')
  reads[1]?.resolve('after the change')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after the change')
  expect(seen).not.toContain('before the change')
  stop()
})

test('an answer is not read again when nothing was being read', async () => {
  const queryClient = new QueryClient()
  let asked = 0
  const observer = new QueryObserver(queryClient, { queryKey: ['state'], queryFn: () => ++asked })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)

  await showAnswer(queryClient, ['state'], 7)
  expect(observer.getCurrentResult()).toMatchObject({ data: 7, fetchStatus: 'idle' })
  expect(asked).toBe(1)
  stop()
})

import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { api, createQueryClient, readAgain, showAnswer } from './api.ts'

test('a query is tried again once, a mutation never', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect([queries?.retry, mutations?.retry]).toEqual([1, 0])
})

test('what is asked for without a connection fails at once, and is not sent later', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const queryClient = createQueryClient()
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new Error('The server could not be reached.')),
  })
  await expect(mutation.execute(undefined)).rejects.toThrow('could not be reached')
})

test('answers are fresh for 15 minutes and kept for 30, and are not fetched anew on focus or reconnect', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 15 * 60_000,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
})

test('what everybody and the other admins do is read anew each time that it is opened', () => {
  const client = createQueryClient()
  for (const key of [api.user.key(), api.audit.key(), api.announcement.list.key()]) {
    expect(client.getQueryDefaults(key).staleTime).toBe(0)
  }
})

test('storyboards are fresh for 5 minutes, media for 30 seconds', () => {
  const queryClient = createQueryClient()
  const freshness = (key: readonly unknown[]) => queryClient.getQueryDefaults(key).staleTime
  expect(freshness(api.storyboard.list.key())).toBe(5 * 60_000)
  expect(freshness(api.storyboard.get.key())).toBe(5 * 60_000)
  expect(freshness(api.media.list.key())).toBe(30_000)
})

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

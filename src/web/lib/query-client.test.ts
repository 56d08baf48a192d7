import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { api } from './api.ts'
import { createQueryClient } from './query-client.ts'

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

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

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

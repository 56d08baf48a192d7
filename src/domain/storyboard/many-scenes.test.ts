import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { cancelAll } from '../generation/index.ts'
import { generateAll } from './index.ts'

test.for(['start', 'stop'] as const)(
  'to %s everything takes as many statements for forty scenes as for two: no lock waits for long',
  async (what) => {
    expect(await statementsTo(what, 40)).toBe(await statementsTo(what, 2))
  },
)

async function statementsTo(what: 'start' | 'stop', sceneCount: number): Promise<number> {
  const { account, storyboard } = await accountWithScenes(sceneCount)
  const voices = { id: storyboard.id, kind: 'voice' } as const
  const verbs = {
    start: () => generateAll(account, { ...voices, scenes: 'missing' }),
    stop: () => cancelAll(account, voices),
  }
  if (what === 'stop') await verbs.start()
  const query = vi.spyOn(Client.prototype, 'query')
  expect(await verbs[what]()).toHaveLength(sceneCount)
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}

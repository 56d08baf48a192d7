import type { Adapter, AdapterPayload } from 'oidc-provider'

type Kept = { model: string; id: string; payload: AdapterPayload }

/** Where a test's OpenID provider keeps its codes, grants and sessions; they go with the test. */
export function mapAdapters(): (model: string) => Adapter {
  const kept = new Map<string, Kept>()

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const findBy = (name: 'uid' | 'userCode', wanted: string) =>
      [...kept.values()].find((one) => one.model === model && one.payload[name] === wanted)?.payload
    return {
      upsert: async (id, payload) => void kept.set(keyOf(id), { model, id, payload }),
      find: async (id) => kept.get(keyOf(id))?.payload,
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const one = kept.get(keyOf(id))
        if (one) one.payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, startTake } from '#testing/make-take.ts'
import { listTakes } from './index.ts'

test('the seed of an image is kept and shown, unless its model takes no notice of it', async () => {
  const { ctx, account, scene } = await accountWithScenes()
  const draw = async () => {
    const started = await startTake(account, scene.id, 'image')
    await finishTake(account, started)
    const [row] = await ctx.db.select().from(generations).where(eq(generations.id, started.id))
    const [take] = await listTakes(account, scene)
    return { asked: row?.request['seed'], shown: take?.seed }
  }
  const { asked, shown } = await draw()
  expect(asked).toEqual(expect.any(Number))
  expect(shown).toBe(asked)
  const illustrator = { ...account.models.chosen('illustrator'), name: 'other', ignoresSeed: true }
  account.models.choose('illustrator', illustrator)
  expect(await draw()).toEqual({ asked: expect.any(Number), shown: null })
})

test('a take says which model made it, also after another was chosen', async () => {
  const { account, scene } = await accountWithScenes()
  const first = account.models.chosen('illustrator')
  await finishTake(account, await startTake(account, scene.id, 'image'))
  account.models.choose('illustrator', { ...first, name: 'other:v2' })
  await finishTake(account, await startTake(account, scene.id, 'image'))
  const models = (await listTakes(account, scene)).map(({ model }) => model)
  expect(models).toEqual(['other:v2', first.name])
})

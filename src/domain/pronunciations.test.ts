import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PRONUNCIATIONS_MAX, type Pronunciation } from '#contract/pronunciation.ts'
import { assets, generations, takes } from '#database/schema/index.ts'
import { generateVoice, keepTake, updateScene } from '#domain/scene/index.ts'
import { generateAll, getStoryboard, updateStale } from '#domain/storyboard/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { deletePronunciation, listPronunciations, savePronunciation } from './pronunciations.ts'

function entry(written: string, spoken: string, language: Pronunciation['language'] = null) {
  return { id: randomUUID(), written, spoken, language }
}

test('words are added, changed and taken out, and told apart whatever their case', async () => {
  const { account } = await accountWithScenes()
  const gif = entry('GIF', 'jif')
  await savePronunciation(account, gif)
  await savePronunciation(account, entry('gif', 'giff', 'de'))
  await savePronunciation(account, entry('Ärzte', 'Ertste'))
  for (const twice of [entry('Gif', 'x'), entry('ÄRZTE', 'x')])
    await expect(savePronunciation(account, twice)).rejects.toMatchObject({
      code: 'REFUSED_IN_THIS_STATE',
      told: { code: 'pronunciation-there', values: { written: twice.written } },
    })
  await savePronunciation(account, { ...gif, written: 'gif', spoken: 'yif' })
  const shown = (await listPronunciations(account)).map(({ written, spoken }) => [written, spoken])
  expect(shown).toEqual([
    ['gif', 'yif'],
    ['gif', 'giff'],
    ['Ärzte', 'Ertste'],
  ])
  await deletePronunciation(account, gif)
  expect(await listPronunciations(account)).toHaveLength(2)
  await expect(deletePronunciation(account, gif)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('another workspace neither sees nor changes them', async () => {
  const { ctx, account } = await accountWithScenes()
  const stranger = await openAccount(ctx)
  const gif = entry('GIF', 'jif')
  await savePronunciation(account, gif)
  const mine = savePronunciation(stranger, { ...gif, spoken: 'mine' })
  await expect(mine).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(deletePronunciation(stranger, gif)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listPronunciations(stranger)).toEqual([])
  expect(await listPronunciations(account)).toEqual([gif])
})

test('the list ends somewhere, also when many add to it at once', async () => {
  const { account } = await accountWithScenes()
  for (let at = 0; at < PRONUNCIATIONS_MAX - 2; at++)
    await savePronunciation(account, entry(`word${at}`, 'x'))
  const more = ['a', 'b', 'c', 'd'].map((word) => savePronunciation(account, entry(word, 'x')))
  const outcomes = (await Promise.allSettled(more)).map(({ status }) => status).toSorted()
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  const list = await listPronunciations(account)
  expect(list).toHaveLength(PRONUNCIATIONS_MAX)
  const changed = await savePronunciation(account, { ...list[0]!, spoken: 'y' })
  expect(changed.spoken).toBe('y')
})

async function spokenScenes() {
  const { account, storyboard, scene } = await accountWithScenes(2)
  for (const { id } of storyboard.scenes) await makeTake(account, id, 'voice')
  const stale = async () => {
    const { scenes } = await getStoryboard(account, { id: storyboard.id })
    return scenes.map(({ voice }) => voice.isStale)
  }
  return { account, id: storyboard.id, scene, stale }
}

test('a voice-over is out of date when its text is spoken otherwise, and only then', async () => {
  const { account, stale } = await spokenScenes()
  const sea = entry('sea', 'see')
  const first = entry('scene 1', 'scene one')
  await savePronunciation(account, entry('harbour', 'harbor'))
  await savePronunciation(account, entry('something', 'etwas', 'de'))
  await savePronunciation(account, entry('says', 'says'))
  expect(await stale()).toEqual([false, false])
  await savePronunciation(account, first)
  expect(await stale()).toEqual([true, false])
  await savePronunciation(account, sea)
  expect(await stale()).toEqual([true, true])
  await deletePronunciation(account, sea)
  await deletePronunciation(account, first)
  expect(await stale()).toEqual([false, false])
})

test('it is made again for its price, with what is written and what is said', async () => {
  const { account, id, scene, stale } = await spokenScenes()
  await savePronunciation(account, entry('scene 1', 'scene one'))
  await expect(updateStale(account, { id, maxCredits: 4 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
  const [voice, ...others] = await updateStale(account, { id, maxCredits: 5 })
  expect([voice?.sceneId, voice?.price, others]).toEqual([scene.id, 5, []])
  const [row] = await account.db.select().from(generations).where(eq(generations.id, voice!.id))
  expect(row?.request).toEqual({
    text: 'Scene 1 says something about the sea.',
    parts: [
      { written: 'Scene 1', spoken: 'scene one' },
      { written: ' says something about the sea.', spoken: ' says something about the sea.' },
    ],
    voiceId: 'en-rachel',
  })
  await savePronunciation(account, entry('sea', 'see'))
  await finishTake(account, voice!)
  // The list changed while it was spoken.
  expect(await stale()).toEqual([true, true])
  const batch = await generateAll(account, { id, kind: 'voice', scenes: 'stale', maxCredits: 10 })
  for (const one of batch) await finishTake(account, one)
  expect(await stale()).toEqual([false, false])
})

test('one that is kept stays until the next change, and an own recording is never out of date', async () => {
  const { account, scene, stale } = await spokenScenes()
  const sea = entry('sea', 'see')
  await savePronunciation(account, sea)
  await keepTake(account, { id: scene.id, kind: 'voice' })
  expect(await stale()).toEqual([false, true])
  await savePronunciation(account, { ...sea, spoken: 'zee' })
  expect(await stale()).toEqual([true, true])
  await account.db.update(takes).set({ generationId: null }).where(eq(takes.sceneId, scene.id))
  expect(await stale()).toEqual([false, true])
  expect(await account.db.$count(assets)).toBe(2)
})

test('a text that becomes too long to speak is refused before it costs anything', async () => {
  const { account, scene } = await spokenScenes()
  await updateScene(account, { id: scene.id, voiceOverText: 'a b c '.repeat(300) })
  await savePronunciation(account, entry('a', 'ay '.repeat(40).trim()))
  const asked = generateVoice(account, { id: scene.id, voiceId: 'en-rachel' })
  await expect(asked).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    told: { code: 'too-long-as-spoken', values: { scene: 1 } },
  })
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { KLING_KEY, startKling } from '#testing/fakes/kling.ts'
import { REPLICATE_KEY, startReplicate } from '#testing/fakes/replicate.ts'
import { webpPicture } from '#testing/fakes/webp-picture.ts'
import { startOptions } from '#testing/finish-work.ts'
import type { AnimateRequest, AnimatorProvider } from './animator-provider.ts'
import { createKlingAnimator } from './kling/create-kling-animator.ts'
import { createReplicateAnimator } from './replicate/create-replicate-animator.ts'

const CALL_ID = '5e9c1e0a-0000-4000-8000-000000000003'
const OLD_MS = 11 * 60_000

/** A clip whose answer is lost. @returns how to look for it, so many ms after it was sent */
async function lose(animator: AnimatorProvider) {
  const options = startOptions({ send: (post) => post({ id: CALL_ID, costs: () => undefined }) })
  const request: AnimateRequest = {
    imagePath: await webpPicture(options.folder, '9/16'),
    prompt: 'Slow push in.',
    aspectRatio: '9/16',
    durationMs: 4000,
    seed: 1,
  }
  await expect(animator.start(request, options)).rejects.toThrow()
  return async (ageMs: number) => {
    const sentAt = new Date(Date.now() - ageMs)
    return await animator.lookUp?.({ id: CALL_ID, sentAt }, request, options)
  }
}

async function replicate() {
  const fake = await startReplicate()
  fake.onBegin = { hangsUp: true, begins: true }
  const settings = { key: REPLICATE_KEY, baseUrl: fake.url, model: 'kwaivgi/kling-v2.6' }
  const lookUp = await lose(createReplicateAnimator(settings))
  fake.onBegin = null
  const [job] = fake.jobs
  fake.pageSize = 2
  const addOthers = (count: number) => {
    for (let more = 0; more < count; more++) {
      const id = randomUUID()
      fake.uploads.set(id, { name: `${id}.jpg`, bytes: Buffer.alloc(1) })
      fake.jobs.push({ id, input: {}, questions: 0, createdAt: new Date() })
    }
  }
  return { lookUp, addOthers, handle: { id: job?.id }, fake }
}

async function kling() {
  const fake = await startKling()
  fake.onBegin = { hangsUp: true, begins: true }
  const settings = { key: KLING_KEY, baseUrl: fake.url, model: 'kling-v2-6' }
  const lookUp = await lose(createKlingAnimator(settings))
  fake.onBegin = null
  fake.takesOurIds = false
  const [task] = fake.tasks
  const addOthers = (count: number) => {
    const others = Array.from({ length: count }, () => ({
      id: randomUUID(),
      body: {},
      questions: 0,
    }))
    fake.tasks.unshift(...others)
  }
  return { lookUp, addOthers, handle: { id: task?.id }, fake }
}

test('Replicate: what others began since does not hide a clip whose answer was lost', async () => {
  const { lookUp, addOthers, handle } = await replicate()
  addOthers(5)
  expect(await lookUp(OLD_MS)).toMatchObject({ handle })
})

test('Replicate: a list that is too long to be read says nothing', async () => {
  const { lookUp, addOthers, handle } = await replicate()
  addOthers(30)
  await expect(lookUp(OLD_MS)).rejects.toThrow('longer than is read')
  expect(handle.id).toBeDefined()
})

test('Kling: what others began since does not hide a clip whose answer was lost', async () => {
  const { lookUp, addOthers, handle } = await kling()
  addOthers(150)
  await expect(lookUp(60_000)).rejects.toThrow('does not list')
  expect(await lookUp(OLD_MS)).toMatchObject({ handle })
})

test('Kling: a list that is too long to be read says nothing, until the clip is found by our id', async () => {
  const { lookUp, addOthers, fake } = await kling()
  addOthers(1000)
  await expect(lookUp(OLD_MS)).rejects.toThrow('longer than is read')
  fake.takesOurIds = true
  expect(await lookUp(OLD_MS)).toMatchObject({ handle: { id: fake.tasks.at(-1)?.id } })
})

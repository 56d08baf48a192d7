import type { APIRequestContext } from '@playwright/test'
import type { Storyboard } from '#contract/storyboard.ts'
import type { TrackKind } from '#contract/scene.ts'
import { addCredits } from '../credits.ts'
import { databaseOf } from '../database-of.ts'
import { expect, test as base } from '../product.ts'
import { newAccount } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>

/** An account with a storyboard in each state: nothing made, half made with a failure, all made. */
export type Stock = { session: Session; draft: string; processing: string; complete: string }

const FAILED_IMAGE = `
  with failed as (
    update scenes set image_status = 'failed' where id = $1 returning id, storyboard_id
  )
  insert into generations (user_id, kind, state, storyboard_id, scene_id, request, price, failure, ended_at)
  select storyboards.user_id, 'image', 'failed', storyboards.id, failed.id, '{}', 5,
    'Image generation failed.', now()
  from failed join storyboards on storyboards.id = failed.storyboard_id`

/** `test`, signed in to an account that is stocked once for all tests of a worker. */
export const test = base.extend<object, { stock: Stock }>({
  stock: [
    async ({ product, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url })
      addCredits(product, await newAccount(request), 2000)
      const complete = await writeStoryboard(request, { aspectRatio: '9/16' })
      await act(request, complete, 'confirm')
      await make(request, complete, 'voice')
      await make(request, complete, 'image')
      await make(request, complete, 'clip')
      await expect.poll(async () => (await read(request, complete)).status).toBe('complete')

      const processing = await writeStoryboard(request)
      await act(request, processing, 'confirm')
      await make(request, processing, 'voice')
      const [, second] = (await read(request, processing)).scenes
      await databaseOf(product.dataFolder, (client) => client.query(FAILED_IMAGE, [second?.id]))

      const draft = await writeStoryboard(request, { aspectRatio: '1/1' })
      await use({ session: await request.storageState(), draft, processing, complete })
      await request.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  storageState: async ({ stock }, use) => {
    await use(stock.session)
  },
})

async function read(request: APIRequestContext, id: string): Promise<Storyboard> {
  return await (await request.get(`/api/v1/storyboards/${id}`)).json()
}

/** Has one kind of asset made for every scene, and waits until each is there. */
async function make(request: APIRequestContext, id: string, kind: TrackKind): Promise<void> {
  await act(request, id, 'generate', { kind, scenes: 'missing' })
  const statuses = async () => {
    const { scenes } = await read(request, id)
    return [...new Set(scenes.map((scene) => scene[kind].status))]
  }
  await expect.poll(statuses, { timeout: 120_000 }).toEqual(['complete'])
}

async function act(request: APIRequestContext, id: string, verb: string, data = {}): Promise<void> {
  const response = await request.post(`/api/v1/storyboards/${id}/${verb}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

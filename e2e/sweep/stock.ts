import type { APIRequestContext } from '@playwright/test'
import type { Storyboard } from '#contract/storyboard.ts'
import { addCredits } from '../credits.ts'
import { databaseOf } from '../database-of.ts'
import { Stage } from '../editor/stage.ts'
import { test as base, expect } from '../product.ts'
import { newAccount } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

type Session = Awaited<ReturnType<APIRequestContext['storageState']>>

/**
 * An account with a storyboard in each state: nothing made; voices and pictures made, one of them failed,
 * clips under way; all made.
 */
export type Stock = { session: Session; draft: string; processing: string; complete: string }

const PICTURE = { path: 'public/showcase/lighthouse.webp', contentType: 'image/webp' }
const CLIP = { path: 'public/showcase/lighthouse.mp4', contentType: 'video/mp4' }
const FAILED_IMAGE = `
  with failed as (
    update scenes set image_status = 'failed', image_take_id = null where id = $1 returning id, storyboard_id
  )
  insert into generations (workspace_id, kind, state, storyboard_id, scene_id, request, price, failure, ended_at)
  select storyboards.workspace_id, 'image', 'failed', storyboards.id, failed.id, '{}', 5,
    '{"code":"image-failed","values":{}}', now()
  from failed join storyboards on storyboards.id = failed.storyboard_id`

/** `test`, signed in to an account that is stocked once for all tests of a worker. */
export const test = base.extend<object, { stock: Stock }>({
  stock: [
    async ({ product, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url })
      await addCredits(product, await newAccount(request), 2000)
      const complete = await writeStoryboard(request)
      await makeVoices(request, complete)
      await new Stage(product, complete).giveAll('image', PICTURE)
      await new Stage(product, complete).giveAll('clip', CLIP)
      await act(request, complete, 'complete', { acceptMissing: false })

      const processing = await writeStoryboard(request, { durationS: 45 })
      await makeVoices(request, processing)
      const filming = new Stage(product, processing)
      await filming.giveAll('image', PICTURE)
      const [, second] = await filming.giveToVendor()
      await databaseOf(product.dataFolder, (client) => client.query(FAILED_IMAGE, [second]))

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

async function makeVoices(request: APIRequestContext, id: string): Promise<void> {
  await act(request, id, 'confirm')
  await act(request, id, 'generate', { kind: 'voice', scenes: 'missing' })
  const statuses = async () => {
    const storyboard: Storyboard = await (await request.get(`/api/v1/storyboards/${id}`)).json()
    return [...new Set(storyboard.scenes.map(({ voice }) => voice.status))]
  }
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(['complete'])
}

async function act(request: APIRequestContext, id: string, verb: string, data = {}): Promise<void> {
  const response = await request.post(`/api/v1/storyboards/${id}/${verb}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

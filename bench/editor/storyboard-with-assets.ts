import type { Page } from '@playwright/test'
import type { Storyboard } from '../../src/contract/storyboard.ts'

const IDEA = {
  idea: 'Why the sea is salty. Rain washes a little salt out of the rocks, and rivers carry it down to the sea. The sun lifts the water into the sky again. The salt stays behind.',
  durationS: 30,
  style: 'Storytelling',
  audience: 'Children',
  aspectRatio: '9/16',
  language: 'en',
}
const POLL_MS = 500

/**
 * A storyboard whose scenes all have voice-over, image and clip: a few are made, the rest are their duplicates.
 * The page is signed in and its account can pay. @returns the storyboard's id.
 */
export async function storyboardWithAssets(page: Page, sceneCount: number): Promise<string> {
  const id = crypto.randomUUID()
  await call(page, 'POST', 'storyboards', { id, ...IDEA })
  await until(page, id, ({ scenes }) => scenes.length > 0)
  for (const kind of ['voice', 'image', 'clip'] as const) {
    await call(page, 'POST', `storyboards/${id}/generate`, { kind, scenes: 'missing' })
    await until(page, id, ({ scenes }) => scenes.every((scene) => scene[kind].asset))
  }
  await call(page, 'POST', `storyboards/${id}/reopen`, {})
  const { scenes: made } = await read(page, id)
  for (let count = made.length; count < sceneCount; count++) {
    const sceneId = made[count % made.length]?.id
    const edit = { type: 'duplicate', sceneId, newSceneId: crypto.randomUUID() }
    await call(page, 'POST', `storyboards/${id}/edits`, { edit })
  }
  return id
}

async function until(page: Page, id: string, isSo: (storyboard: Storyboard) => boolean) {
  for (;;) {
    const storyboard = await read(page, id).catch(() => null)
    if (storyboard && isSo(storyboard)) return
    await page.waitForTimeout(POLL_MS)
  }
}

async function read(page: Page, id: string): Promise<Storyboard> {
  return (await call(page, 'GET', `storyboards/${id}`)) as Storyboard
}

/** An operation as the page may ask it. */
async function call(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const answer = await page.request.fetch(`/api/v1/${path}`, { method, data })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return await answer.json()
}

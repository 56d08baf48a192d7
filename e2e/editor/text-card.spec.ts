import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('the preview tells a long text on several cards, word by word as the video will', async ({
  page,
}) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  await page.getByRole('button', { name: 'Confirm Storyboard' }).click()
  const id = editor.split('/').at(-1)
  const read = async () => await (await page.request.get(`/api/v1/storyboards/${id}`)).json()
  const [scene] = (await read()).scenes
  const voiceOverText =
    'Those who understand interest earn it. Those who do not pay it, all their lives.'
  await page.request.patch(`/api/v1/scenes/${scene.id}`, { data: { voiceOverText } })
  const set = await page.request.post(`/api/v1/scenes/${scene.id}/card`, { data: {} })
  expect(set.ok(), await set.text()).toBe(true)
  await expect.poll(async () => (await read()).scenes[0].image.asset?.card?.pages.length).toBe(2)

  await page.goto(`${editor}?tab=export`)
  const playhead = page.getByRole('slider', { name: 'Playhead' })
  const [{ durationMs }] = (await read()).scenes
  const at = async (share: number) => {
    await playhead.fill(String(Math.round(((share * durationMs) / 1000) * 30)))
    return await page.evaluate<number[]>(GREY)
  }
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  await playhead.fill('0')
  const bare = await page.evaluate<number[]>(GREY)
  expect(new Set(bare).size).toBeGreaterThan(1)
  const words = async (share: number) => changed(bare, await at(share))
  await expect.poll(async () => await words(0.3)).toBeGreaterThan(200)
  const [early, whole, next, last] = [
    await words(0.15),
    await words(0.42),
    await words(0.55),
    await words(0.98),
  ]
  expect(early).toBeLessThan(whole)
  expect(next).toBeLessThan(last)
  expect(next).toBeLessThan(whole)
})

/** The preview's picture in grey, small enough to be handed over. */
const GREY = `(() => {
  const small = document.createElement('canvas')
  small.width = small.height = 160
  const context = small.getContext('2d')
  context.drawImage(document.querySelector('.stage canvas'), 0, 0, 160, 160)
  const { data } = context.getImageData(0, 0, 160, 160)
  return Array.from({ length: 160 * 160 }, (_, index) => data[index * 4 + 1])
})()`

function changed(before: number[], after: number[]): number {
  return after.filter((value, index) => Math.abs(value - (before[index] ?? 0)) > 60).length
}

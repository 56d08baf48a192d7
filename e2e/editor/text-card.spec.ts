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
  const [{ durationMs, image }] = (await read()).scenes

  // Its image says all of the first card at once: it is there long before the sheet is, and is not shown.
  const still = page.waitForResponse((response) => response.url().endsWith(image.asset.url))
  await page.route(`**${image.asset.card.sheetUrl}`, async (route) => {
    await (await still).finished()
    await route.continue()
  })
  await page.goto(`${editor}?tab=export`)
  const playhead = page.getByRole('slider', { name: 'Playhead' })
  const at = async (share: number) => {
    await playhead.fill(String(Math.round(((share * durationMs) / 1000) * 30)))
    return await page.evaluate<number[]>(GREY)
  }
  const inkAt = async (share: number) => (await at(share)).filter((grey) => grey < INK_MAX).length
  // There is paper at either end before anything is counted.
  for (const share of [0.98, 0.02]) {
    await expect.poll(async () => await inkAt(share)).toBeLessThan(DARK_MIN)
  }
  const ink: number[] = []
  for (let share = 0.02; share < 1; share += 0.04) ink.push(await inkAt(share))
  // The words come one after the other, go once, with the first card, and come again on the second.
  const turns = ink.flatMap((now, index) => ((ink[index + 1] ?? now) < now / 2 ? [index] : []))
  expect(turns, ink.join(' ')).toHaveLength(1)
  const [turn = 0] = turns
  for (const card of [ink.slice(0, turn + 1), ink.slice(turn + 1)]) {
    expect(new Set(card).size, ink.join(' ')).toBeGreaterThan(2)
    expect(card[0], ink.join(' ')).toBeLessThan((card.at(-1) ?? 0) / 2)
  }
})

/** Darker is a letter; paper and ornaments are lighter. */
const INK_MAX = 60
/** Of so many the picture is not there yet. */
const DARK_MIN = 10_000

/** The preview's picture in grey, small enough to be handed over. */
const GREY = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => {
  const small = document.createElement('canvas')
  small.width = small.height = 160
  const context = small.getContext('2d')
  context.drawImage(document.querySelector('.stage canvas'), 0, 0, 160, 160)
  const { data } = context.getImageData(0, 0, 160, 160)
  return Array.from({ length: 160 * 160 }, (_, index) => data[index * 4 + 1])
})`

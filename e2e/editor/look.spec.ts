import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Storyboard } from '#contract/storyboard.ts'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { expectReadable } from '../expect-readable.ts'
import { onItsOwnInstallation } from '../models/own-installation.ts'
import { expect } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const MINUTE_MS = 60_000
const CHANGES = '**/rpc/storyboard/update'

/** Its admin connects a model. */
const test = onItsOwnInstallation()

test('look, cast, what is never shown and references are written once, kept, and drawn in every image', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(2 * MINUTE_MS)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ideogram = await startIdeogram()
  await signUp(page)
  await page.getByRole('link', { name: 'Connect', exact: true }).click()
  await page.getByLabel('Base URL').fill(ideogram.url)
  await page.getByLabel('API key').fill(IDEOGRAM_KEY)
  await page.getByRole('button', { name: 'Test and connect' }).click()
  await expect(page.getByText('Ideogram is connected')).toBeVisible()

  const editor = await createStoryboard(page)
  const id = editor.split('/').at(-1) ?? ''
  const [first] = (await read(page, id)).scenes
  const named = `Mara at the shore, scene ${first?.id}`
  const path = `/api/v1/scenes/${first?.id}`
  expect((await page.request.patch(path, { data: { imagePrompt: named } })).ok()).toBe(true)
  await page.reload()

  const open = () => page.getByRole('button', { name: /^Look/ }).click({ timeout: 20_000 })
  const panel = page.getByRole('dialog', { name: 'Look of all pictures' })
  const look = panel.getByLabel('Look', { exact: true })
  const saved = panel.getByText('Saved', { exact: true })

  await test.step('what is typed is saved, and is there after a reload', async () => {
    await open()
    await expect(look).toHaveValue('')
    await look.fill('Ink on paper.')
    await panel.getByLabel('Never show').fill('fog')
    await panel.getByRole('button', { name: 'Add to the cast' }).click()
    await expect(panel.getByLabel('Name')).toBeFocused()
    await panel.getByLabel('Description').fill('an old keeper')
    await expect(panel.getByText('Without a name it is not saved')).toBeVisible()
    await panel.getByLabel('Name').fill('Mara')
    await expect(saved).toBeVisible()
    await expectReadable(page)
    await page.reload()
    await open()
    await expect(look).toHaveValue('Ink on paper.')
    await expect(panel.getByLabel('Name')).toHaveValue('Mara')
    await expect(panel.getByLabel('Never show')).toHaveValue('fog')
  })

  await test.step('who is removed can be put back; no two have one name', async () => {
    await panel.getByRole('button', { name: 'Remove from the cast: Mara' }).click()
    await expect(panel.getByLabel('Name')).toHaveCount(0)
    await expect.poll(async () => (await read(page, id)).cast).toEqual([])
    await panel.getByRole('button', { name: 'Undo' }).click()
    const cast = [{ name: 'Mara', description: 'an old keeper' }]
    await expect.poll(async () => (await read(page, id)).cast).toEqual(cast)
    await panel.getByRole('button', { name: 'Add to the cast' }).click()
    await panel.getByLabel('Name').nth(1).fill('mara')
    await expect(panel.getByText('Another of the cast has this name')).toBeVisible()
    await panel.getByRole('button', { name: 'Remove from the cast: mara', exact: true }).click()
  })

  await test.step('without a server nothing is lost, not even when the page closes', async () => {
    await page.route(CHANGES, (route) => route.abort())
    await look.fill('Ink on yellow paper.')
    await expect(panel.getByText('Not saved.')).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('button', { name: 'Look: not saved' })).toBeVisible()
    await page.reload()
    await open()
    await expect(panel.getByText('Unsaved text from earlier')).toBeVisible()
    await expect(look).toHaveValue('Ink on yellow paper.')
    await page.unroute(CHANGES)
    expect(complaints.splice(0).length).toBeGreaterThan(0)
    await look.press('End')
    await look.pressSequentially(' Dusk.')
    await expect(saved).toBeVisible()
    await expect.poll(async () => (await read(page, id)).look).toBe('Ink on yellow paper. Dusk.')
  })

  await test.step('a reference is uploaded and chosen', async () => {
    await panel.getByRole('button', { name: 'Choose a picture' }).click()
    const shelf = page.getByRole('dialog', { name: 'Choose a reference picture' })
    await shelf.getByRole('button', { name: 'Upload Media' }).click()
    const upload = page.getByRole('dialog', { name: 'Upload Media' })
    const buffer = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#806020' },
    })
      .jpeg()
      .toBuffer()
    const file = { name: 'sepia.jpg', mimeType: 'image/jpeg', buffer }
    await upload.locator('input[type=file]').setInputFiles(file)
    await expect(upload.getByText('Uploaded')).toBeVisible()
    await upload.getByRole('button', { name: 'Done' }).click()
    await shelf.getByRole('button', { name: 'sepia' }).click()
    await expect(panel.getByRole('img', { name: 'Reference picture 1' })).toBeVisible()
    await expect.poll(async () => (await read(page, id)).referenceImageIds).toHaveLength(1)
    await expectReadable(page)
    await panel.getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('the image is bought with all of it, and shows its seed', async () => {
    expect((await page.request.post(`${path}/image`, { data: { style: 'AUTO' } })).ok()).toBe(true)
    await expect
      .poll(async () => (await read(page, id)).scenes[0]?.image.status, { timeout: MINUTE_MS })
      .toBe('complete')
    expect(ideogram.billed).toMatchObject([
      {
        prompt: `${named}. Mara: an old keeper. Ink on yellow paper. Dusk.`,
        negative_prompt: 'fog',
      },
    ])
    expect(ideogram.references[0]).toHaveLength(1)
    await page.getByRole('button', { name: 'More for scene 1' }).first().click()
    await page.getByRole('menuitem', { name: 'Takes' }).click()
    const seed = ideogram.billed[0]?.['seed'] ?? ''
    await page.getByRole('button', { name: `Copy the seed ${seed}` }).click()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(seed)
  })

  await test.step('another look makes it out of date', async () => {
    await page.reload()
    await open()
    await look.fill('Oil on canvas.')
    await expect(saved).toBeVisible()
    expect((await read(page, id)).scenes[0]?.image.isStale).toBe(true)
  })
})

async function read(page: Page, id: string): Promise<Storyboard> {
  return (await (await page.request.get(`/api/v1/storyboards/${id}`)).json()) as Storyboard
}

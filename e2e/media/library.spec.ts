import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { databaseOf } from '../database-of.ts'
import { Stage } from '../editor/stage.ts'
import { expectReadable } from '../expect-readable.ts'
import { failuresTold, loseAnswers } from '../lost-answers.ts'
import { expect, type Product, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

const PICTURE = { path: 'public/showcase/lighthouse.webp', contentType: 'image/webp' }
const CLIP = 'public/showcase/lighthouse.mp4'

async function picture(name: string, width: number, height: number) {
  const background = { r: 20, g: 120, b: 130 }
  const create = { width, height, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** A second of a tone, or of nothing, as WAV. */
function sound(loudness: number): Buffer {
  const samples = Buffer.alloc(16_000)
  for (let at = 0; at < samples.length; at += 2) {
    samples.writeInt16LE(Math.round(loudness * 12_000 * Math.sin(at * 0.15)), at)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(16_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

type Files = { name: string; mimeType: string; buffer: Buffer }[]

/** Uploads files in the order given; the last is the newest. */
async function upload(page: Page, files: Files) {
  await page.getByRole('button', { name: 'Upload Media' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload Media' })
  for (const [index, file] of files.entries()) {
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog.getByText('Uploaded')).toHaveCount(index + 1, { timeout: 30_000 })
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
}

async function threePictures(page: Page) {
  await signUp(page, '/dashboard/media')
  await upload(page, [
    await picture('cat.png', 300, 300),
    await picture('beach.png', 900, 600),
    await picture('Apple.png', 400, 700),
  ])
  await expect(page.getByRole('button', { name: 'All 3' })).toBeVisible()
}

function cards(page: Page) {
  return page.getByRole('list', { name: 'Media' }).getByRole('listitem')
}

/** A picture that is deleted while it is fetched cannot be had any more, which the browser notes. */
async function firstPictureShown(page: Page) {
  const picture = cards(page).first().locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
}

function confirmed(page: Page) {
  const asked = page.getByRole('alertdialog', { name: 'Are you sure?' })
  return asked.getByRole('button', { name: 'Delete' }).click()
}

/** My Media of a new account, with the pictures of a storyboard. */
async function libraryOfPictures(page: Page, product: Product) {
  await signUp(page, '/dashboard/media')
  const id = await writeStoryboard(page.request)
  const { length } = await new Stage(product, id).giveAll('image', PICTURE)
  await page.reload()
  await expect(cards(page)).toHaveCount(length)
  return { id, length }
}

test('a scene’s picture is deleted where it says it is used; the scene loses it, and undo brings it back', async ({
  page,
  product,
}) => {
  const { id, length } = await libraryOfPictures(page, product)
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('Used in')).toBeVisible()
  await expectReadable(page)
  await preview.getByRole('link', { name: /, scene \d+$/ }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/editor/${id}\\?view=scene&scene=\\d+$`))
  const number = new URL(page.url()).searchParams.get('scene')

  await page.goto('/dashboard/media')
  const first = page.getByRole('button', { name: /^Delete / }).first()
  await firstPictureShown(page)
  await first.click()
  const asked = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(
    asked.getByText('This action cannot be undone. This will permanently delete your media file.'),
  ).toBeVisible()
  await expect(asked.getByRole('link', { name: `, scene ${number}` })).toBeVisible()
  await confirmed(page)
  await expect(page.getByText('Media deleted successfully')).toBeVisible()
  await expect(cards(page)).toHaveCount(length - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Media restored')).toBeVisible()
  await expect(cards(page)).toHaveCount(length)

  await firstPictureShown(page)
  await first.click()
  await confirmed(page)
  await expect(cards(page)).toHaveCount(length - 1)
  await page.goto(`/dashboard/editor/${id}?view=list`)
  await page.getByRole('button', { name: new RegExp(`^Image of scene ${number}:`) }).click()
  await page.getByRole('menuitem', { name: 'Takes' }).click()
  await expect(page.getByRole('dialog').getByText(/^Deleted on /)).toBeVisible()
  await expectReadable(page)
})

test('several are chosen by keyboard, saved in one file, tagged, deleted and brought back', async ({
  page,
}) => {
  await threePictures(page)
  await page.getByRole('button', { name: 'Open Apple' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open beach' })).toBeFocused()
  await page.keyboard.press('Control+a')
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/ selected$/)).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select Apple' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Select beach' }).focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await expectReadable(page)
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Download' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Media.zip')
  const files = unzipSync(new Uint8Array(readFileSync(await saved.path())))
  expect(Object.keys(files).toSorted()).toEqual(['Apple.png', 'beach.png'])

  await bar.getByRole('button', { name: 'Tags' }).click()
  const tags = page.getByRole('dialog', { name: 'Tags' })
  await tags.getByLabel('New tag').fill('Holiday')
  await tags.getByLabel('New tag').press('Enter')
  await expect(tags.getByRole('button', { name: 'Remove Holiday' })).toBeVisible()
  await expectReadable(page)
  await tags.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('Holiday')
  await expect(page.getByRole('button', { name: 'All 2' })).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('All tags')
  await expect(cards(page)).toHaveCount(3)

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
  await expect(cards(page).first()).toContainText('cat')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By title')
  await expect(cards(page).first()).toContainText('Apple')

  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').getByText('2 files')).toBeVisible()
  await confirmed(page)
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('videos and sounds are uploaded beside pictures, and a picture goes into a scene', async ({
  page,
}) => {
  test.slow()
  await signUp(page, '/dashboard/media')
  const id = await writeStoryboard(page.request)
  await page.reload()
  await upload(page, [
    await picture('beach.png', 900, 600),
    { name: 'film.mp4', mimeType: 'video/mp4', buffer: readFileSync(CLIP) },
  ])
  await expect(page.getByRole('button', { name: 'Videos 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Upload Media' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload Media' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'silence.wav', mimeType: 'audio/wav', buffer: sound(0) })
  const row = dialog.getByRole('listitem').filter({ hasText: 'silence.wav' })
  await expect(row).toContainText('No voice is heard in the recording.')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await upload(page, [{ name: 'hum.wav', mimeType: 'audio/wav', buffer: sound(1) }])
  await page.getByRole('button', { name: 'Audio 1' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('hum')
  await page.getByRole('button', { name: 'All 3' }).click()

  await page.getByRole('button', { name: 'Open beach' }).click()
  await page.getByRole('button', { name: 'Use in a scene' }).click()
  const use = page.getByRole('dialog', { name: 'Use in a scene' })
  await expect(use.getByLabel('Scene')).not.toBeEmpty()
  await use.getByLabel('Scene').selectOption({ index: 1 })
  await use.getByRole('button', { name: 'Whole picture' }).click()
  await expectReadable(page)
  await use.getByRole('button', { name: 'Use in this scene' }).click()
  await expect(page.getByText('Image in use for the scene')).toBeVisible({ timeout: 30_000 })
  const { scenes } = (await (await page.request.get(`/api/v1/storyboards/${id}`)).json()) as {
    scenes: { image: { asset: unknown } }[]
  }
  expect(scenes.map(({ image }) => image.asset !== null).slice(0, 2)).toEqual([false, true])
  await page.getByRole('button', { name: 'Open beach' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /, scene 2$/ })).toBeVisible()
})

test('what lies on another site is opened in a new tab, with a warning', async ({
  page,
  context,
}) => {
  await threePictures(page)
  const elsewhere = 'https://elsewhere.test/a.png'
  await context.route(`${elsewhere}**`, (route) => route.fulfill({ body: 'a picture' }))
  await page.route('**/rpc/media/list**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(/"url":"\/media\/[^"]+"/g, `"url":"${elsewhere}"`)
    await route.fulfill({ response: answer, body: text })
  })
  await page.reload()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Download cat' }).click()
  expect((await opened).url()).toBe(elsewhere)
  await expect(page.getByText('Opened in a new tab')).toBeVisible()
  await expect(
    page.getByText('This file lies on another site. Save it only if you trust that site.'),
  ).toBeVisible()
})

test('of ten thousand items few are in the page, and they are read as one scrolls', async ({
  page,
  product,
}) => {
  await threePictures(page)
  await databaseOf(product.dataFolder, (client) =>
    client.query(`
      insert into direct_images (workspace_id, title, asset_id, created_at)
      select workspace_id, 'Copy ' || number, asset_id, now() - number * interval '1 minute'
      from (select * from direct_images where title = 'cat' order by created_at desc limit 1) one,
        generate_series(1, 10000) number`),
  )
  await page.reload()
  await expect(page.getByRole('button', { name: /^All 10,00\d/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open Copy 10', exact: true })).toBeAttached()
  for (let turn = 0; turn < 6; turn++) {
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 4000)
    await expect.poll(() => cards(page).count()).toBeLessThan(80)
  }
  await expect(page.getByRole('button', { name: /^Open Copy \d{3,}$/ }).first()).toBeAttached()
  expect(await cards(page).count()).toBeLessThan(80)
})

test('a deletion whose answer is lost is told as done, and can be undone', async ({
  page,
  product,
  complaints,
}) => {
  const { length } = await libraryOfPictures(page, product)
  await loseAnswers(page, '**/rpc/media/deleteMany', 2)
  const told = await failuresTold(page)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await confirmed(page)
  await expect(page.getByText('Media deleted successfully')).toBeVisible()
  await expect(cards(page)).toHaveCount(length - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Media restored')).toBeVisible()
  await expect(cards(page)).toHaveCount(length)
  expect(await told()).toEqual([])
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('a picture of one’s own becomes a scene’s image, and the one before can be restored', async ({
  page,
}) => {
  await signUp(page)
  await createStoryboard(page)
  const scene = page.getByRole('article').first()
  const open = async () => {
    await scene.getByRole('button', { name: 'Image of scene 1' }).click()
    await page.getByRole('menuitem', { name: 'Upload custom image' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Upload image, scene 1' })
  const send = dialog.getByRole('button', { name: 'Upload', exact: true })

  await test.step('what is no picture, or too large, is not sent', async () => {
    await open()
    await expect(dialog.getByText('PNG, JPG or WebP (max 5MB)')).toBeVisible()
    await expect(send).toBeDisabled()
    await choose(page, { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.alloc(10) })
    await expect(dialog.getByRole('alert')).toHaveText(/Only PNG, JPG and WebP/)
    const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_300_000) }
    await choose(page, large)
    await expect(dialog.getByRole('alert')).toHaveText(/larger than 5 MB/)
    await expect(send).toBeDisabled()
  })

  await test.step('the server looks at the content', async () => {
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    const half = picture.subarray(0, picture.length / 2)
    await choose(page, { name: 'half.png', mimeType: 'image/png', buffer: half })
    await send.click()
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to upload image' })
    await expect(toast).toContainText('damaged')
    await expect(dialog).toBeVisible()
  })

  await test.step('a tall picture is cut to the frame, in steps up to 100 %', async () => {
    await choose(page, await tallPicture('tomato'))
    await expect(dialog.getByText('450 × 800')).toBeVisible()
    await dialog.getByLabel('Visible part').press('Home')
    await page.evaluate(NOTE_PERCENTS)
    await send.click()
    await expect(page.getByText('Image uploaded and assigned to scene')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await page.evaluate('percents')).toEqual(['10', '30', '90', '100'])
    // The full bar is seen for half a second.
    expect(await page.evaluate<number>('goneAt - fullAt')).toBeGreaterThan(499)
    expect(await sizeOf(page)).toEqual({ width: 450, height: 253 })
  })

  await test.step('shown whole before itself; the take before is restored free', async () => {
    await open()
    await choose(page, await tallPicture('navy'))
    await dialog.getByRole('button', { name: 'Whole picture' }).click()
    await send.click()
    await expect(dialog).toBeHidden()
    // As wide as a card needs.
    expect(await sizeOf(page)).toEqual({ width: 640, height: 360 })
    await scene.getByRole('button', { name: 'More for scene 1' }).click()
    await page.getByRole('menuitem', { name: 'Takes' }).click()
    const takes = page.getByRole('dialog', { name: 'Takes of scene 1' })
    await expect(takes.getByText('Uploaded')).toHaveCount(2)
    await takes.getByRole('button', { name: 'Use this take' }).click()
    await expect.poll(() => sizeOf(page)).toEqual({ width: 450, height: 253 })
    await takes.getByRole('button', { name: 'Close' }).first().click()
    await expect(takes).toBeHidden()
    await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
  })

  await test.step('a picture of My Media becomes the image of another scene', async () => {
    await page.getByRole('button', { name: 'Image of scene 2' }).click()
    await page.getByRole('menuitem', { name: 'My Media' }).click()
    const media = page.getByRole('dialog', { name: 'My Media, scene 2' })
    await media.getByRole('list', { name: 'My Media' }).getByRole('button').first().click()
    await media.getByRole('button', { name: 'Use this image' }).click()
    await expect(media).toBeHidden()
    await expect(page.getByRole('article').nth(1).locator('.frame img')).toBeVisible()
  })
})

type Picture = { name: string; mimeType: string; buffer: Buffer }

async function choose(page: Page, picture: Picture): Promise<void> {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(picture)
}

async function tallPicture(background: string): Promise<Picture> {
  const size = { width: 450, height: 800, channels: 3 } as const
  const buffer = await sharp({ create: { ...size, background } })
    .webp()
    .toBuffer()
  return { name: 'tall.webp', mimeType: 'image/webp', buffer }
}

/** Notes in the page what the bar of a dialog says. */
const NOTE_PERCENTS = `
  window.percents = []
  new MutationObserver(() => {
    const percent = document.querySelector('dialog [role=progressbar]')?.ariaValueNow
    if (percent && percents.at(-1) !== percent) percents.push(percent)
    if (percent === '100') window.fullAt ??= performance.now()
    if (!percent && window.fullAt) window.goneAt ??= performance.now()
  }).observe(document.body, { subtree: true, childList: true, attributes: true })`

/** Of the first scene's image. */
async function sizeOf(page: Page) {
  const image = page.getByRole('article').first().locator('.frame img')
  return await image.evaluate((element: { naturalWidth: number; naturalHeight: number }) => ({
    width: element.naturalWidth,
    height: element.naturalHeight,
  }))
}

import { Stage } from '../editor/stage.ts'
import { expectReadable } from '../expect-readable.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

const PICTURE = { path: 'public/showcase/lighthouse.webp', contentType: 'image/webp' }

test('what is made for scenes stands in My Media as a placeholder, fails there with its reason, and can be stopped', async ({
  page,
  product,
}) => {
  await signUp(page, '/dashboard/media')
  const id = await writeStoryboard(page.request)
  const stage = new Stage(product, id)
  const { length } = await stage.giveAll('image', PICTURE)
  await stage.giveToVendor()
  await page.goto('/dashboard/media')
  const underWay = page.getByText('Generating video...')
  await expect(underWay).toHaveCount(length)
  await expect(page.getByRole('link', { name: /^Download / })).toHaveCount(length)
  await page.getByRole('button', { name: /^Images/ }).click()
  await expect(underWay).toHaveCount(0)
  await page.getByRole('button', { name: /^Videos/ }).click()
  await expect(underWay).toHaveCount(length)

  const failure = { code: 'vendor-too-slow' as const, values: {} }
  await stage.endAtVendor([{ state: 'failed', failure }])
  const failed = page.getByRole('listitem').filter({ hasText: 'did not deliver in time' })
  await expect(failed.getByText('Failed', { exact: true })).toBeVisible()
  await expectReadable(page)
  await page
    .getByRole('button', { name: /^Stop: / })
    .first()
    .click()
  await expect(underWay).toHaveCount(length - 2)
  await failed.getByRole('link', { name: 'Open in the editor' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/editor/${id}\\?tab=video$`))
})

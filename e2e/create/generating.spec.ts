import { inWords } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { databaseOf } from '../database-of.ts'
import { expect, test } from '../product.ts'
import { createStoryboard, fillIdea } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'
import { holdWriter } from './hold-writer.ts'

test('Generating... can be left and returned to, in any window, and leads to the editor', async ({
  page,
  context,
  product,
}) => {
  await signUp(page)
  await fillIdea(page)
  const release = await holdWriter(product)
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  const busy = page.getByRole('button', { name: 'Generating...' })
  await expect(busy).toBeDisabled()
  await expect(busy.locator('.spin')).toBeVisible()
  await expect(page.getByLabel('Video Idea')).toBeDisabled()
  await expect(page.getByText('You can leave this page; the work goes on.')).toBeVisible()

  await test.step('a reloaded page goes on', async () => {
    await page.reload()
    await expect(busy).toBeDisabled()
    await expect(page.getByLabel('Video Idea')).toHaveValue(/sea is salty/)
  })

  await test.step('it can be stopped', async () => {
    // Answered here: the lock that holds the writer would hold it, too.
    await page.route('**/rpc/generation/cancel', (route) => route.fulfill({ json: { json: null } }))
    const asked = page.waitForRequest('**/rpc/generation/cancel')
    await page.getByRole('button', { name: 'Stop writing the storyboard' }).click()
    const id = new URL(page.url()).searchParams.get('generation')
    expect((await asked).postDataJSON()).toMatchObject({ json: { id } })
  })

  const other = await context.newPage()
  await test.step('another window shows it, with the idea', async () => {
    await other.goto('/dashboard/create')
    await expect(other.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    await expect(other.getByLabel('Video Idea')).toHaveValue(/sea is salty/)
    await expect(other.getByText('2 scenes of about 6 seconds').first()).toBeVisible()
  })
  await page.bringToFront()

  await test.step('another page and back', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('link', { name: 'New Content' }).click()
    await expect(busy).toBeDisabled()
  })

  await release()
  for (const window of [page, other]) {
    await expect(window).toHaveURL(/\/dashboard\/editor\//)
    await expect(window.getByText('Storyboard created successfully!')).toBeVisible()
  }
  await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()

  await test.step('the next storyboard begins with an empty form', async () => {
    await page.getByRole('link', { name: 'New Content' }).click()
    await expect(page.getByRole('button', { name: 'Create Storyboard' })).toBeEnabled()
    await expect(page.getByLabel('Video Idea')).toHaveValue('')
    await expect(page).toHaveURL(/\/dashboard\/create$/)
  })
})

test('from the press to the editor the button is never free, and one storyboard is paid for', async ({
  page,
}) => {
  await signUp(page)
  await fillIdea(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/storyboard/create')) asked++
  })
  // A person who presses whenever it can be pressed, from the first answer on.
  await page.evaluate(`
    window.wasFree = 0
    let wasBusy = false
    const look = () => {
      const button = document.querySelector('.create-foot button[type=submit]')
      if (!button) return
      if (button.getAttribute('aria-busy')) wasBusy = true
      else if (wasBusy) {
        window.wasFree++
        button.click()
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  `)
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  expect(await page.evaluate('window.wasFree')).toBe(0)
  expect(asked).toBe(1)
  await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
})

test('a window in which another idea is being typed keeps it', async ({
  page,
  context,
  product,
}) => {
  await signUp(page)
  await fillIdea(page)
  const other = await context.newPage()
  await other.goto('/dashboard/create')
  await other.getByLabel('Video Idea').fill('Another idea that is being typed')
  await page.bringToFront()

  const release = await holdWriter(product)
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
  await expect(other.getByText('90 Credits', { exact: true })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Create Storyboard' })).toBeEnabled()
  await release()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  await expect(other.getByText('Storyboard created successfully!')).toBeVisible()
  await expect(other.getByLabel('Video Idea')).toHaveValue('Another idea that is being typed')
})

test('a storyboard that is the sample says so and why, and leads to another try', async ({
  page,
  product,
}) => {
  await signUp(page)
  const editor = await createStoryboard(page)
  const reason = tell('sample-instead', { message: tell('writer-too-slow') })
  await databaseOf(product.dataFolder, (client) =>
    client.query('update storyboards set sample_reason = $2 where id = $1', [
      editor.split('/').at(-1),
      reason,
    ]),
  )
  await page.reload()
  await expect(page.getByText('Development Mode: sample data is in use')).toBeVisible()
  await expect(page.getByText(inWords(reason))).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByLabel('Video Idea')).toHaveValue(/sea is salty/)
  await expect(page.getByLabel('Video Style')).toHaveValue('Storytelling')
})

test('when the answer is lost, the page finds what was begun, and a second try pays nothing more', async ({
  page,
  product,
  complaints,
}) => {
  await signUp(page)
  await fillIdea(page)
  const create = page.getByRole('button', { name: 'Create Storyboard' })
  await page.route('**/rpc/storyboard/create', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/rpc/storyboard/writing', (route) => route.abort())
  const release = await holdWriter(product)
  await create.click()
  await expect(page.getByText('It may have been begun all the same.')).toBeVisible()
  await create.click()
  await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
  await page.unroute('**/rpc/storyboard/writing')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await release()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
  // The browser notes the requests that were cut off.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
})

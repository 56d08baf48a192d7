import { databaseOf } from '../database-of.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { startLonelyServer } from './lonely-server.ts'

for (const kind of ['contact', 'feedback']) {
  test(`what is sent on /${kind} is stored`, async ({ page, product }) => {
    const text = `Every word of this ${kind} should arrive. ${crypto.randomUUID()}`
    await page.goto(`/${kind}`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Ada Example')
    await page.getByLabel('E-mail').first().fill('ada@example.com')
    await page.getByLabel('Topic').selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Message' }).fill(text)

    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(text)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Your message has arrived')).toBeVisible()

    const stored = await databaseOf(product.dataFolder, (client) =>
      client.query('select kind, name, email from messages where text = $1', [text]),
    )
    expect(stored.rows).toEqual([{ kind, name: 'Ada Example', email: 'ada@example.com' }])
  })
}

test('a message that could not be sent stays in the form', async ({ page, complaints }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada Example')
  await page.getByLabel('E-mail').first().fill('ada@example.com')
  await page.getByLabel('Topic').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Message' }).fill('Nothing of this may be lost.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Not sent yet. What you wrote is kept.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Nothing of this/)
  await page.context().setOffline(false)
  complaints.splice(0)
})

test('the status is good while everything runs', async ({ page }) => {
  await page.goto('/status')
  await expect(page.getByText('Everything works')).toBeVisible({ timeout: 90_000 })
})

test('the status tells when there is no worker', async ({ page, product }) => {
  const server = await startLonelyServer(product.dataFolder)
  await page.goto(`${server.url}/status`)
  await expect(page.getByText('Nothing can be made right now')).toBeVisible()
  await expect(page.locator('[data-part="worker"]')).toContainText('Down')
  await expect(page.locator('[data-part="database"]')).toContainText('Works')
  await server.stop()
})

test('the columns of the footer stand side by side under every kind of page', async ({ page }) => {
  for (const path of ['/home', '/docs', '/status']) {
    await page.goto(path)
    const columns = await page.getByRole('navigation', { name: 'Footer' }).locator('section').all()
    const boxes = await Promise.all(columns.map((column) => column.boundingBox()))
    expect(boxes).toHaveLength(4)
    expect(new Set(boxes.map((box) => box?.y)).size, path).toBe(1)
  }
})

test('who is signed in is led back to the dashboard, on a phone, too', async ({ page }) => {
  await signUp(page, '/help')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Start for free' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await header.getByRole('button', { name: 'Menu' }).click()
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await header.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('an example plays in place, under nothing until it is pressed', async ({ page }) => {
  await page.goto('/examples')
  const video = page.locator('video').first()
  await expect(video).toHaveJSProperty('controls', false)
  await page.getByRole('button', { name: 'Play The Eddystone lighthouse' }).click()
  await expect(video).toHaveJSProperty('controls', true)
  await expect(video).toBeFocused()
  await expect
    .poll(() => page.evaluate<number>('document.querySelector("video").currentTime'))
    .toBeGreaterThan(0.2)
})

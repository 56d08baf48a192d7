import { startEchoVendor } from '#testing/fakes/echo-vendor.ts'
import { KLING_PAIR, startKling } from '#testing/fakes/kling.ts'
import { addCredits } from '../credits.ts'
import { databaseOf } from '../database-of.ts'
import { expectReadable } from '../expect-readable.ts'
import { makeAdmin } from '../make-admin.ts'
import { expect, type Product } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { expectWhole } from '../sweep/expect-whole.ts'
import { writeStoryboard } from '../write-storyboard.ts'
import { card, onItsOwnInstallation } from './own-installation.ts'
import { watchBrowser } from './watch-browser.ts'

const MINUTE_MS = 60_000
const PLANTED = 'zqkey-of-'
const ECHOING = { grok: 'Grok', elevenlabs: 'ElevenLabs', ideogram: 'Ideogram' } as const
const test = onItsOwnInstallation()

test('while a vendor does not answer about clips, the editor says since when, and that they wait and cost nothing', async ({
  page,
  product,
}) => {
  test.setTimeout(3 * MINUTE_MS)
  const kling = await startKling()
  kling.questionsUntilDone = 0
  kling.onQuestion = { status: 503, body: 'later' }
  const email = await signUp(page)
  await makeAdmin(product, email)
  await addCredits(product, email, 1000)
  const id = await writeStoryboard(page.request)
  const { scenes } = await (await page.request.get(`/api/v1/storyboards/${id}`)).json()
  const ofScene = `/api/v1/scenes/${scenes[0].id}`
  expect((await page.request.post(`${ofScene}/image`, { data: { style: 'AUTO' } })).ok()).toBe(true)
  await expect.poll(() => inState(product, 'image', 'succeeded'), { timeout: MINUTE_MS }).toBe(1)
  kling.onQuestion = null
  await page.goto('/dashboard/admin?tab=models')
  const form = card(page, 'Kling')
  const [accessKey = '', secretKey = ''] = KLING_PAIR.split(':')
  await form.getByLabel('Access key').fill(accessKey)
  await form.getByLabel('Secret key').fill(secretKey)
  await form.getByLabel('Base URL').fill(kling.url)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Connected')
  kling.onQuestion = { status: 503, body: 'later' }

  await page.goto(`/dashboard/editor/${id}?tab=video`)
  const trouble = page.getByText(/^Kling has not answered for/)
  expect((await page.request.post(`${ofScene}/clip`, { data: {} })).ok()).toBe(true)
  await expect.poll(() => inState(product, 'clip', 'waiting'), { timeout: MINUTE_MS }).toBe(1)
  await expect(trouble).toHaveCount(0)
  await askNow(product)
  await expect.poll(() => silentKeys(product)).toBe(1)
  await run(product, `update vendor_keys set silent_since = now() - interval '4 minutes'`)
  await run(product, `update vendor_calls set sent_at = sent_at - interval '5 minutes'`)
  await page.reload()
  await expect(trouble).toHaveText('Kling has not answered for 4 minutes')
  await expect(page.getByText('Your clips wait and cost nothing.')).toBeVisible()
  await expectReadable(page)
  await expectWhole(page)

  kling.onQuestion = null
  await askNow(product)
  await expect.poll(() => inState(product, 'clip', 'succeeded'), { timeout: MINUTE_MS }).toBe(1)
  // The page finds out by itself.
  await expect(trouble).toHaveCount(0, { timeout: MINUTE_MS })
  expect(kling.tasks).toHaveLength(1)
})

test('no key reaches the browser, neither in pages, answers, storage nor console, also while vendors fail', async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(4 * MINUTE_MS)
  const echo = await startEchoVendor()
  const browser = watchBrowser(page)
  const email = await signUp(page)
  await makeAdmin(product, email)
  await addCredits(product, email, 2000)
  const id = await writeStoryboard(page.request)
  await test.step('an admin connects vendors that say in every error what they were sent', async () => {
    await page.goto('/dashboard/admin?tab=models')
    for (const [vendor, name] of Object.entries(ECHOING)) {
      const form = card(page, name)
      const field = form.getByLabel('API key')
      await field.fill(`${PLANTED}${vendor}`)
      await form.getByLabel('Base URL').fill(`${echo.url}/${vendor}`)
      await form.getByRole('button', { name: 'Test' }).click()
      await expect.poll(() => echo.heard.get(vendor) ?? 0).toBeGreaterThan(0)
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form).toContainText('Connected')
      await expect(field).toHaveValue('')
      await browser.look()
    }
    await page.reload()
    await expect(card(page, 'Grok')).toContainText('Connected')
    await browser.look()
    await page.goto('/dashboard/admin?tab=operations')
    await browser.look()
  })
  await test.step('a user makes of them what fails', async () => {
    for (const [tab, button, vendor] of [
      ['voice', /^Generate All Voice/, 'elevenlabs'],
      ['image', /^Generate All Images/, 'ideogram'],
    ] as const) {
      const before = echo.heard.get(vendor) ?? 0
      await page.goto(`/dashboard/editor/${id}?tab=${tab}`)
      await page.getByRole('button', { name: button }).click()
      await expect.poll(() => echo.heard.get(vendor) ?? 0).toBeGreaterThan(before)
      await expect.poll(async () => await underWay(product), { timeout: MINUTE_MS }).toBe(0)
      await browser.look()
    }
    for (const path of ['/dashboard/create', '/dashboard/media', '/dashboard']) {
      await page.goto(path)
      await browser.look()
    }
  })
  expect(browser.seen().join(' ')).toContain('Ideogram')
  expect(browser.seen().filter((text) => text.includes(PLANTED))).toEqual([])
  complaints.splice(0)
})

/** How much is still being made. */
async function underWay(product: Product): Promise<number> {
  return await run(product, `select from generations where state in ('queued', 'running')`)
}

async function inState(product: Product, kind: string, state: string): Promise<number> {
  return await run(product, `select from generations where kind = '${kind}' and state = '${state}'`)
}

async function silentKeys(product: Product): Promise<number> {
  return await run(product, 'select from vendor_keys where silent_since is not null')
}

/** A vendor is first asked about a clip after three minutes. */
async function askNow(product: Product): Promise<void> {
  await run(
    product,
    `update generations set next_check_at = now(), last_checked_at = null where state = 'waiting'`,
  )
}

/** @returns how many rows it was about */
async function run({ dataFolder }: Product, statement: string): Promise<number> {
  return (await databaseOf(dataFolder, (client) => client.query(statement))).rowCount ?? 0
}

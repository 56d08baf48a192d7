import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request, WorkerFixture } from '@playwright/test'
import sharp from 'sharp'
import type { Storyboard } from '#contract/storyboard.ts'
import { startFakeElevenLabs } from '#testing/fakes/elevenlabs.ts'
import { startFakeGrok } from '#testing/fakes/grok.ts'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { REPLICATE_KEY, startReplicate } from '#testing/fakes/replicate.ts'
import { addCredits, creditsOf } from '../credits.ts'
import { databaseOf } from '../database-of.ts'
import { startInstallation } from '../npm-start.ts'
import { test as base, expect, type Product } from '../product.ts'
import { PASSWORD } from '../sign-up.ts'
import { probe } from '../video/finished-video.ts'
import { type OutsideServices, startOutsideServices } from './outside-services.ts'
import { card, connect } from './own-installation.ts'

const MINUTE_MS = 60_000
const ADMIN = { email: 'grace@example.com', email_verified: true, name: 'Grace Hopper' }

type Services = { outside: OutsideServices; product: Product }
type Fixture<Name extends keyof Services> = [
  WorkerFixture<Services[Name], Services>,
  { scope: 'worker'; timeout: number },
]
const outside: Fixture<'outside'> = [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  async ({}, use) => {
    const services = await startOutsideServices()
    await use(services)
    await services.stop()
  },
  { scope: 'worker', timeout: MINUTE_MS },
]
const product: Fixture<'product'> = [
  async ({ outside: { settings } }, use) => {
    const { url, dataFolder, stop } = await startInstallation(settings)
    await use({ url, dataFolder })
    await stop()
  },
  { scope: 'worker', timeout: 3 * MINUTE_MS },
]
const test = base.extend<object, Services>({ outside, product })

test('with all four vendors, a bucket, a mail server and Google a film is made, and each piece bought once', async ({
  page,
  product,
  outside,
  complaints,
}) => {
  test.setTimeout(6 * MINUTE_MS)
  const [grok, ideogram, elevenLabs, replicate] = await Promise.all([
    startFakeGrok(),
    startIdeogram(),
    startFakeElevenLabs(),
    startReplicate(),
  ])
  replicate.questionsUntilDone = 0
  await test.step('the first account, which is the admin, comes with Google', async () => {
    outside.google.people['7'] = ADMIN
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.getByRole('link', { name: '7', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })
  await test.step('the first one from the offer on the dashboard, after a wrong key', async () => {
    await page.getByRole('link', { name: 'Connect', exact: true }).click()
    await expect(page.getByRole('radio', { name: /^Ideogram/ })).toBeChecked()
    await page.getByLabel('Base URL').fill(ideogram.url)
    await page.getByLabel('API key').fill('not-the-key')
    await page.getByRole('button', { name: 'Test and connect' }).click()
    await expect(page.getByText('Ideogram does not accept the key of this site.')).toBeVisible()
    await page.getByLabel('API key').fill(IDEOGRAM_KEY)
    await page.getByRole('button', { name: 'Test and connect' }).click()
    await expect(page.getByText('Ideogram is connected')).toBeVisible()
    await page.getByRole('link', { name: 'All models' }).click()
  })
  await test.step('the others on their cards', async () => {
    await connect(page, 'Grok', grok.settings.key, grok.settings.baseUrl)
    await connect(page, 'ElevenLabs', elevenLabs.key, elevenLabs.url)
    await connect(page, 'Kling via Replicate', REPLICATE_KEY, replicate.url)
    await expect(page.getByLabel('Video', { exact: true })).toHaveValue('replicate')
    await page.reload()
    await expect(card(page, 'Ideogram')).toContainText('Connected')
    expect(await page.content()).not.toContain(IDEOGRAM_KEY)
  })

  const email = `${randomUUID()}@example.com`
  await test.step('somebody signs up, and confirms the address by the mail that came', async () => {
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('Full name').fill('Ada Example')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto(await linkMailedTo(outside, email))
    await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
    await addCredits(product, email, 1000)
  })

  await test.step('a large picture goes through the server while the bucket lets no page in, then past it', async () => {
    await page.goto('/dashboard/media')
    expect(await uploadLarge(page, 'harbour')).toEqual(['POST', 'PUT'])
    // The browser says of a bucket that does not let it in, and nothing else.
    expect(complaints.splice(0).every((text) => /CORS|ERR_FAILED/.test(text))).toBe(true)
    await outside.letPagesIn()
    await page.reload()
    expect(await uploadLarge(page, 'lighthouse')).toEqual(['POST', 'POST'])
    expect((await outside.stored()).some((key) => key.startsWith('sent/'))).toBe(true)
  })

  await makeStoryboard(page)
  const id = page.url().split('/').at(-1)?.split('?')[0] ?? ''
  await expect
    .poll(() => withClips(page, product.dataFolder, id), {
      timeout: 3 * MINUTE_MS,
      intervals: [1000],
    })
    .toBe('all')
  const { scenes, aspectRatio } = await read(page, id)
  expect(grok.counts).toEqual({ requests: 1, billed: 1 })
  expect(ideogram.billed).toHaveLength(scenes.length)
  expect(elevenLabs.items).toHaveLength(scenes.length)
  expect(replicate.jobs).toHaveLength(scenes.length)
  expect(aspectRatio).toBe('9/16')

  const film = await exportFilm(page)
  const [video, sound] = probe(film).streams
  expect(video).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920 })
  expect(sound).toMatchObject({ codec_name: 'aac' })
  const spent = 10 + scenes.length * (5 + 12 + 120)
  expect(await creditsOf(page)).toEqual({ available: 1100 - spent, held: 0 })
  // All that was made is in the bucket, and nothing of it on the disk.
  const kinds = (await outside.stored()).map((key) => key.split('/')[0])
  for (const [kind, least] of [
    ['voices', scenes.length],
    ['images', scenes.length],
    ['clips', scenes.length],
    ['exports', 1],
  ] as const) {
    expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThanOrEqual(least)
  }
  expect(existsSync(join(product.dataFolder, 'media'))).toBe(false)
  expect(existsSync(join(product.dataFolder, 'mail'))).toBe(false)
})

/** @returns how the server was asked for it, from choosing the file until it is in the library. */
async function uploadLarge(page: Page, title: string): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => {
    if (request.url().includes('/media/uploads/')) asked.push(request.method())
  }
  page.on('request', note)
  await page.getByRole('button', { name: 'Upload Media' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Upload Media' })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const drawn = sharp({ create: { width: 900, height: 900, channels: 3, noise, background: '' } })
  const buffer = await drawn.png().toBuffer()
  const file = { name: `${title}.png`, mimeType: 'image/png', buffer }
  await dialog.locator('input[type=file]').setInputFiles([file])
  await expect(dialog.getByText('Uploaded')).toBeVisible({ timeout: MINUTE_MS })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: `Open ${title}` })).toBeVisible()
  page.off('request', note)
  return asked
}

/** Long lines are broken in a mail, with a mark at their ends. */
function textOf(raw: string): string {
  return raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}

async function linkMailedTo({ mails }: OutsideServices, address: string): Promise<string> {
  const link = () =>
    mails
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => /https?:\/\/\S+\/verify-email\S*/.exec(textOf(raw))?.[0])
      .find((found) => found !== undefined)
  await expect.poll(link).toBeDefined()
  const { pathname, search } = new URL(link() ?? '')
  return pathname + search
}

async function makeStoryboard(page: Page): Promise<void> {
  const button = (name: RegExp | string) => page.getByRole('button', { name })
  await page.goto('/dashboard/create')
  await page.getByLabel('Video Idea').fill('Why octopuses have three hearts')
  await page.getByLabel('Video Duration').press('Home')
  await page.getByLabel('Video Style').selectOption('Storytelling')
  await page.getByLabel('Target Audience').selectOption('General Audience')
  await page.getByRole('radio', { name: /9\/16|Vertical/ }).check({ force: true })
  await button(/^Create Storyboard/).click()
  await button('Confirm Storyboard').click({ timeout: MINUTE_MS })
  await button(/^Make what is missing/).click()
}

async function read(page: Page, id: string): Promise<Storyboard> {
  return (await (await page.request.get(`/api/v1/storyboards/${id}`)).json()) as Storyboard
}

/** Asks about every clip under way, as Refresh does, since a vendor is first asked after three minutes. */
async function withClips(page: Page, dataFolder: string, id: string): Promise<string> {
  const waiting = await databaseOf(dataFolder, (client) =>
    client.query(`select id from generations where state = 'waiting' and kind = 'clip'`),
  )
  for (const row of waiting.rows) await page.request.post(`/api/v1/generations/${row.id}/check`)
  const { scenes } = await read(page, id)
  return scenes.every(({ clip }) => clip.asset) ? 'all' : 'some'
}

async function exportFilm(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Export video' }).click()
  const finished = page.getByRole('region', { name: 'Exports' }).getByRole('listitem')
  const download = page.waitForEvent('download', { timeout: 3 * MINUTE_MS })
  await finished.getByRole('link', { name: /Download/ }).click({ timeout: 3 * MINUTE_MS })
  return await (await download).path()
}

import type { Page } from '@playwright/test'
import { expect, test } from '../product.ts'
import { showcaseOf } from './showcase-list.ts'

test.beforeEach(async ({ page }) => {
  await showcaseOf(page, [])
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Showcase videos' })).toBeHidden()
})

test('three plans by the month, by the year on request', async ({ page }) => {
  await expect(toggle(page, 'Monthly')).toHaveAttribute('aria-pressed', 'true')
  await expect(plans(page)).toContainText([/Basic\$9per month/, /Medium.*\$29/, /Premium\$99/])
  await expect(plans(page)).toContainText(['850 credits', '2,800 credits', '10,500 credits'])
  await expect(plans(page)).toContainText([
    'About 7 one-minute videos from stills,',
    'About 25 one-minute videos from stills,',
    'About 93 one-minute videos from stills,',
  ])
  await expect(plans(page)).toContainText(['720p', '1080p', '4K'])
  await expect(plans(page).nth(1)).toContainText('Most popular')

  await toggle(page, 'Annual').click()
  await expect(plans(page)).toContainText([/\$7\.20/, /\$23\.20/, /\$79\.20/])
  await expect(plans(page)).toContainText([
    '$86.40 billed yearly',
    '$278.40 billed yearly',
    '$950.40 billed yearly',
  ])
  await expect(toggle(page, 'Annual')).toContainText('20% off')
})

test('API access and team collaboration come with the higher plans', async ({ page }) => {
  await expect(plans(page).nth(0)).not.toContainText(/API|Team/)
  await expect(plans(page).nth(1)).toContainText('API access')
  await expect(plans(page).nth(2)).toContainText('Team collaboration')
})

test('a plan leads a visitor to the sign-up form', async ({ page }) => {
  await page.getByRole('link', { name: 'Choose Medium' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate<object>('history.state.usr')).toEqual({
    from: '/dashboard',
    showSignUp: true,
  })
})

test('the calculator starts at 70 hours and $3,500 and follows its inputs', async ({ page }) => {
  const result = page.locator('.savings output')
  await expect(result).toContainText('70 hours')
  await expect(result).toContainText('$3,500')
  await field(page, 'Videos a month').fill('20')
  await expect(result).toContainText('140 hours')
  await expect(result).toContainText('$7,000')
  await field(page, 'Hours per video, here').fill('9')
  await expect(result).toContainText('0 hours')
  await expect(result).toContainText('$0')
})

test('the calculator says what a field takes, and leaves the nearest number in it', async ({
  page,
}) => {
  const videos = field(page, 'Videos a month')
  for (const bad of ['', 'many', '0', '501', '2.5']) {
    await videos.fill(bad)
    await expect(page.getByText('Enter a number from 1 to 500.')).toBeVisible()
    await expect(page.locator('.savings output')).toContainText('70 hours')
  }
  await videos.fill('many')
  await videos.blur()
  await expect(videos).toHaveValue('10')
  await videos.fill('1000')
  await videos.blur()
  await expect(videos).toHaveValue('500')
  // Beside a number that can stand the note is gone.
  await expect(page.getByText('Enter a number from 1 to 500.')).toBeHidden()
  await expect(page.locator('.savings output')).toContainText('3,500 hours')
})

test('five questions open and close', async ({ page }) => {
  const questions = page.locator('.questions details')
  await expect(questions).toHaveCount(5)
  const answer = page.getByText('Credits refresh at the start of each billing cycle')
  await expect(answer).toBeHidden()
  await page.getByText('Do unused credits roll over?').click()
  await expect(answer).toBeVisible()
  await page.getByText('Do unused credits roll over?').click()
  await expect(answer).toBeHidden()
})

test('the terms stand below the plans', async ({ page }) => {
  const pricing = page.locator('#pricing')
  await expect(pricing).toContainText('14-day money-back guarantee')
  await expect(pricing).toContainText('Credits do not roll over; they refresh each billing cycle')
  await expect(pricing).toContainText('Upgrades are prorated')
  await expect(pricing).toContainText('Downgrades apply next cycle')
  await expect(pricing).toContainText('3 videos per month, no credit card')
  await expect(pricing.getByRole('link', { name: 'Talk to us' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

function toggle(page: Page, name: string) {
  return page.getByRole('group', { name: 'Billing period' }).getByRole('button', { name })
}

function plans(page: Page) {
  return page.locator('.plan-cards article')
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name })
}

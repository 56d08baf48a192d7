import type { Storyboard } from '#contract/storyboard.ts'
import { expect, test } from '../product.ts'
import { fillIdea } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

const POINTS = [
  'Vaccines show the body what a germ looks like',
  'Nobody has to fall ill for it',
  'The body keeps the answer for years',
  'Whoever is protected protects others, too',
  'Ask your doctor which ones you need',
]
const LABELS = [
  'What is it?',
  'First point',
  'Second point',
  'Third point',
  'What should people do?',
]

test('an idea that says too little is refused free of charge, and its points make a video', async ({
  page,
}) => {
  await signUp(page)
  await fillIdea(page, 'How vaccines teach the immune system')
  const words = page.getByRole('region', { name: 'Your words' })
  const create = page.getByRole('button', { name: 'Create Storyboard' })
  await expect(words).toContainText('Your words fill 2 of 15 s')
  await expect(words).toContainText('A video needs 5 s.')
  await create.click()
  const alert = page.getByRole('alert').filter({ hasText: 'API Error' })
  await expect(alert).toContainText('Your words fill 2 s, and a video needs 5 s.')
  await expect(alert).toContainText('You were not charged.')
  await expect(page.getByText('100 Credits', { exact: true })).toBeVisible()

  await words.getByRole('button', { name: 'Give points' }).click()
  for (const [at, label] of LABELS.slice(0, -1).entries()) {
    await page.getByLabel(label).fill(POINTS[at] as string)
  }
  await create.click()
  await expect(page.getByText('Fill in every line, each with at most 300 characters')).toBeVisible()
  await expect(page.getByLabel('What should people do?')).toBeFocused()
  await page.getByLabel('What should people do?').fill(POINTS[4] as string)
  await expect(words).toContainText(/Your words fill 1\d of 15 s/)
  await create.click()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  for (const point of POINTS) await expect(page.getByText(`${point}.`).first()).toBeVisible()
})

test('a script is spoken word for word, in any language that has a voice, and as long as it is', async ({
  page,
}) => {
  const script =
    'لماذا تنام القطط كثيرًا؟ لأنها صيّادة، والصيد يحتاج إلى قوة كبيرة. لذلك تنام القطة نصف اليوم.'
  await signUp(page)
  await fillIdea(page, script)
  await page.getByLabel('Video Duration').press('End')
  await expect(page.getByText('Your idea is in a language that no video')).toBeVisible()
  await page.getByRole('radio', { name: /My own script/ }).check()
  await expect(page.getByLabel('Script', { exact: true })).toHaveValue(script)
  await page.getByLabel('Language').selectOption('ar')
  const words = page.getByRole('region', { name: 'Your words' })
  await expect(words).toContainText('The video ends with your words.')
  await expect(page.getByText('2 scenes of about 6 seconds').first()).toBeVisible()
  await words.getByRole('button', { name: 'Make it 15 s' }).click()
  await expect(page.getByLabel('Video Duration')).toHaveValue('15')
  await page.reload()
  await expect(page.getByLabel('Script', { exact: true })).toHaveValue(script)
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  await expect(page).toHaveURL(/\/dashboard\/editor\//)
  const id = page.url().split('/').at(-1)?.split('?')[0]
  const { scenes, language } = (await (
    await page.request.get(`/api/v1/storyboards/${id}`)
  ).json()) as Storyboard
  expect(scenes.map(({ voiceOverText }) => voiceOverText).join(' ')).toBe(script)
  expect(language).toBe('ar')
})

import type { Page } from '@playwright/test'
import { setCredits } from '../create/set-credits.ts'
import { databaseOf } from '../database-of.ts'
import { expect, test } from '../product.ts'
import { createStoryboard } from '../screens/create-storyboard.ts'
import { signUp } from '../sign-up.ts'

test('a voice is heard, picked, and speaks every scene', async ({ page, product }) => {
  const email = await signUp(page)
  await page.goto(`${await createStoryboard(page)}?tab=voice`)
  const language = page.getByLabel('Language', { exact: true })
  const picked = page.getByRole('button', { name: /^Voice / })

  await test.step('every language has its voices, the first English one is picked', async () => {
    await expect(language.locator('option')).toHaveCount(32)
    await expect(language).toHaveValue('en')
    await expect(picked).toHaveText('Rachel, Young, calm and clear')
  })

  await test.step('a sample is heard and costs nothing', async () => {
    await hear(page, 'Rachel')
    await expect(page.getByText('90 Credits', { exact: true })).toBeVisible()
  })

  await test.step('each voice of the language says who it is, and can be heard', async () => {
    await picked.click()
    const dialog = page.getByRole('dialog', { name: 'Choose a voice' })
    await expect(dialog.getByRole('radio')).toHaveCount(8)
    await expect(dialog.getByRole('button', { name: /^Hear a sample of/ })).toHaveCount(8)
    await expect(dialog.getByRole('radio', { name: /Daniel/ })).toHaveAccessibleName(
      /Authoritative, like the news.*Male, British, United Kingdom/,
    )
    await hear(page, 'Daniel')
    await dialog.getByRole('radio', { name: /Rachel/ }).press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: /Brian/ })).toBeChecked()
    await dialog.getByRole('radio', { name: /Daniel/ }).check()
    await dialog.getByRole('button', { name: 'Use this voice' }).click()
    await expect(picked).toHaveText('Daniel, Authoritative, like the news')
  })

  await test.step('a language brings its first voice; what cannot be spoken here says why', async () => {
    await language.selectOption('th')
    await expect(page.getByText('cannot read Thai')).toBeVisible()
    await expect(page.getByRole('button', { name: /Generate All Voices/ })).toBeDisabled()
    await language.selectOption('de')
    await expect(picked).toHaveText('Sarah, Soft and clear')
    await language.selectOption('en')
  })

  await test.step('all voices are generated at the price shown', async () => {
    await expect(page.getByText('0 of 2 scenes ready, 2 to make: 10 credits')).toBeVisible()
    await page.getByRole('button', { name: /Generate All Voices/ }).click()
    await expect(page.getByText('All voices generated successfully!')).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('2 of 2 scenes ready')).toBeVisible()
    const first = page.getByRole('article', { name: 'Scene 1' })
    await expect(first.getByText('Ready')).toBeVisible()
    await first.getByRole('button', { name: 'Play voice of scene 1' }).click()
    await expect(first.getByRole('button', { name: 'Pause voice of scene 1' })).toBeVisible()
    await expect(first.getByRole('button', { name: /Regenerate Voice/ })).toBeEnabled()
    await expect(first.getByRole('button', { name: /^Edit voice-over/ })).toBeVisible()
    const download = page.waitForEvent('download')
    await first.getByRole('button', { name: 'Download Voice of scene 1' }).click()
    expect((await download).suggestedFilename()).toMatch(/ - scene 01 voice\.wav$/)
  })

  await test.step('another voice leaves the takes in theirs', async () => {
    await language.selectOption('fr')
    await expect(page.getByText('Spoken by Rachel')).toHaveCount(2)
  })

  await test.step('without a text, and without credits, nothing is generated, and it says why', async () => {
    await databaseOf(product.dataFolder, (client) =>
      client.query(
        `update scenes set voice_over_text = '' where order_index = 0 and storyboard_id in
          (select id from storyboards where workspace_id =
            (select w.id from workspaces w join "user" u on u.id = w.personal_of where u.email = $1))`,
        [email],
      ),
    )
    await page.reload()
    const silent = page.getByRole('article', { name: 'Scene 1' })
    await expect(silent.getByText('No voice text provided for this scene').first()).toBeVisible()
    await expect(silent.getByRole('button', { name: /Regenerate Voice/ })).toBeDisabled()
    await setCredits(product, email, 0)
    await page.reload()
    const button = page
      .getByRole('article', { name: 'Scene 2' })
      .getByRole('button', { name: /Regenerate Voice/ })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleName(/No credits available/)
  })
})

async function hear(page: Page, name: string): Promise<void> {
  const sample = page.waitForResponse(/\/media\/voices\//)
  await page
    .getByRole('button', { name: `Hear a sample of ${name}` })
    .last()
    .click()
  expect((await sample).headers()['content-type']).toBe('audio/wav')
  await expect(page.getByRole('button', { name: `Stop the sample of ${name}` })).toBeVisible()
}

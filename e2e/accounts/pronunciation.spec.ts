import { randomUUID } from 'node:crypto'
import type { Storyboard } from '#contract/storyboard.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

test('a word is added, refused twice, changed and deleted by keyboard', async ({
  page,
  complaints,
}) => {
  await signUp(page)
  await page.goto('/dashboard/settings')
  const panel = page.getByRole('region', { name: 'Pronunciation' })
  const add = panel.getByRole('button', { name: 'Add a word' })
  // Off until the account's role is known; a key does not wait for that as a click does.
  await expect(add).toBeEnabled()
  await add.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add a word' })
  await form.getByLabel('As it is written').press('Enter')
  await expect(form.getByText('Enter a word')).toHaveCount(2)
  await form.getByLabel('As it is written').fill('SQL')
  await form.getByLabel('As it is spoken').fill('ess cue ell')
  await form.getByLabel('For voices in').selectOption({ label: 'English' })
  await form.getByLabel('As it is spoken').press('Enter')
  await expect(form).toBeHidden()
  await expect(panel.getByRole('listitem')).toHaveText(/SQL.*ess cue ell.*English/)

  await panel.getByRole('button', { name: 'Add a word' }).click()
  await form.getByLabel('As it is written').fill('sql')
  await form.getByLabel('As it is spoken').fill('sequel')
  await form.getByLabel('For voices in').selectOption({ label: 'English' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('“sql” is in the list already.')
  takeNotedRefusals(complaints)
  await form.getByRole('button', { name: 'Cancel' }).click()

  await panel.getByRole('button', { name: 'Edit SQL' }).press('Enter')
  const edit = page.getByRole('dialog', { name: 'Edit a word' })
  await expect(edit.getByLabel('As it is spoken')).toHaveValue('ess cue ell')
  await edit.getByLabel('As it is spoken').fill('sequel')
  await edit.getByLabel('As it is spoken').press('Enter')
  await expect(panel.getByRole('listitem')).toContainText('sequel')
  await page.reload()
  await expect(panel.getByRole('listitem')).toContainText('sequel')
  await panel.getByRole('button', { name: 'Delete SQL' }).press('Enter')
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await expect(panel.getByRole('heading', { name: 'Pronunciation' })).toBeFocused()
})

test('an open editor marks what is spoken otherwise now, and its captions stay as written', async ({
  page,
}) => {
  await signUp(page)
  const id = await writeStoryboard(page.request)
  const read = async (): Promise<Storyboard> =>
    await (await page.request.get(`/api/v1/storyboards/${id}`)).json()
  const [first] = (await read()).scenes
  const word = first?.voiceOverText.split(/\s+/)[0]?.replace(/\P{L}/gu, '') ?? ''
  await page.goto(`/dashboard/editor/${id}?tab=voice`)
  await page.getByRole('button', { name: /Generate All Voices/ }).click()
  await expect(page.getByText('All voices generated successfully!')).toBeVisible({
    timeout: 60_000,
  })
  await page.goto(`/dashboard/editor/${id}?tab=storyboard`)
  const scene = page.getByRole('article').first()
  await expect(scene.getByRole('button', { name: /^Voice of scene 1: \d/ })).toBeVisible()

  const data = { id: randomUUID(), written: word, spoken: 'bumble bee', language: null }
  expect((await page.request.post('/api/v1/pronunciations', { data })).ok()).toBe(true)
  await scene.getByRole('button', { name: 'Voice of scene 1: Out of date' }).click()
  await page.getByRole('menuitem', { name: 'Update this scene 5 credits' }).click()
  const update = page.getByRole('alertdialog', { name: 'Update what is out of date?' })
  await expect(update).toContainText('This costs up to 5 of your')
  await update.getByRole('button', { name: 'Make again' }).click()
  await expect.poll(async () => (await read()).scenes[0]?.voice.isStale).toBe(false)
  await expect(scene.getByRole('button', { name: /^Voice of scene 1: \d/ })).toBeVisible()
  const shown = (await read()).scenes[0]?.voice.words?.map(({ text }) => text).join(' ')
  expect(shown).toBe(first?.voiceOverText.replace(/\s+/g, ' '))
})

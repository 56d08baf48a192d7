import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

test('a word is added, refused twice, changed and deleted by keyboard', async ({
  page,
  complaints,
}) => {
  await signUp(page)
  await page.goto('/dashboard/settings')
  const panel = page.getByRole('region', { name: 'Pronunciation' })
  await panel.getByRole('button', { name: 'Add a word' }).press('Enter')
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

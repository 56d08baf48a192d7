import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectReadable } from '../expect-readable.ts'
import { expectWholeWords } from '../expect-whole-words.ts'
import { expect, test } from '../product.ts'
import { newAccount } from '../sign-up.ts'

test('anyone can read who works in a team, and what is asked there', async ({ page }) => {
  const email = await newAccount(page.request)
  const post = async (path: string, data = {}) => {
    const answer = await page.request.post(`/api/v1${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
  const id = randomUUID()
  await post('/workspaces', { id, name: 'Donaudampfschifffahrtsgesellschaftsfilmabteilung' })
  await post(`/workspaces/${id}/switch`)
  const guest = `${'long.name.'.repeat(2)}${email}`
  const invited = await post('/workspace/invitations', { email: guest, role: 'viewer' })
  await page.goto('/dashboard/settings')
  const team = page.getByRole('region', { name: 'Team' })
  await team.getByRole('button', { name: `Link for ${guest}` }).click()
  await expect(team.getByLabel('Link of the invitation')).toBeVisible()
  await expectReadable(page)
  await expectWholeWords(page)
  await team.getByRole('button', { name: 'Rename' }).click()
  await expectReadableDialog(page)
  await team.getByRole('button', { name: 'Delete this workspace' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectReadable(page)
  await page.keyboard.press('Escape')
  await team.getByRole('button', { name: 'New workspace for a team' }).click()
  await expectReadableDialog(page)
  await page.getByRole('button', { name: /^Workspace:/ }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectReadable(page)
  await page.goto(`/dashboard/join/${invited.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('already')
  await expectReadable(page)
})

async function expectReadableDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectReadable(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

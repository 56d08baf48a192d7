import { databaseOf } from '../database-of.ts'
import { expectReadable } from '../expect-readable.ts'
import { takeNotedRefusals } from '../noted-refusals.ts'
import { expect, type Product, test } from '../product.ts'
import { fillIdea } from '../screens/create-storyboard.ts'
import { newAccount, PASSWORD, signUp } from '../sign-up.ts'
import { writeStoryboard } from '../write-storyboard.ts'

async function giveCredits({ dataFolder }: Product, workspace: string, amount: number) {
  await databaseOf(dataFolder, (client) =>
    client.query(
      `with gift as (
        insert into transactions (workspace_id, kind, amount, description, cause)
        select id, 'grant', $2, 'For the team', 'grant:' || id from workspaces where name = $1
        returning workspace_id)
      update credits set amount = amount + $2 where workspace_id in (select workspace_id from gift)`,
      [workspace, amount],
    ),
  )
}

test('an owner invites somebody, who joins in another browser, looks on, and then spends the credits of the team', async ({
  page,
  browser,
  product,
}) => {
  await signUp(page, '/dashboard/settings')
  const team = page.getByRole('region', { name: 'Team' })
  await expect(team).toContainText('This workspace is yours alone.')
  await team.getByRole('button', { name: 'New workspace for a team' }).click()
  const naming = page.getByRole('dialog', { name: 'New workspace for a team' })
  await naming.getByRole('button', { name: 'Make the workspace' }).click()
  await expect(naming.getByText('Enter a name for the workspace')).toBeVisible()
  const name = `Film club ${Date.now()}`
  await naming.getByLabel('Name of the workspace').fill(name)
  await naming.getByRole('button', { name: 'Make the workspace' }).click()
  const switcher = page.getByRole('button', { name: `Workspace: ${name}` })
  await expect(switcher).toBeVisible()
  await expect(page.getByRole('link', { name: '0 Credits', exact: true })).toBeVisible()

  await giveCredits(product, name, 100)
  const storyboard = await writeStoryboard(page.request)
  await page.reload()
  await expect(page.getByRole('link', { name: '90 Credits', exact: true })).toBeVisible()

  const email = `eve-${Date.now()}@example.com`
  await team.getByLabel('E-mail of who joins').fill('nobody')
  await team.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(team.getByText('Enter an e-mail address')).toBeVisible()
  await team.getByLabel('E-mail of who joins').fill(email)
  await team.getByLabel('Role', { exact: true }).selectOption('viewer')
  await team.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(team.getByText('No mail was sent. Pass the link on yourself.')).toBeVisible()
  const link = await team.getByLabel('Link of the invitation').inputValue()
  expect(link).toMatch(/\/dashboard\/join\/[0-9a-f-]{36}$/)
  await expectReadable(page)

  const elsewhere = await browser.newContext({ baseURL: product.url })
  const eve = await elsewhere.newPage()
  const complaints: string[] = []
  eve.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await test.step('signed out, the link leads to sign-up and back', async () => {
    await eve.goto(link)
    await expect(
      eve.getByRole('heading', { name: 'You are invited to work together' }),
    ).toBeVisible()
    await expectReadable(eve)
    await eve.getByRole('link', { name: 'Create an account' }).click()
    await eve.getByLabel('Full name').fill('Eve Example')
    await eve.getByLabel('E-mail').fill(email)
    await eve.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await eve.getByRole('button', { name: 'Create account' }).click()
    await expect(
      eve.getByRole('heading', { name: `You are invited to work in “${name}”` }),
    ).toBeVisible()
    await expectReadable(eve)
    await eve.getByRole('button', { name: 'Join' }).click()
  })

  await test.step('a viewer sees the storyboard and can change and spend nothing', async () => {
    await expect(eve.getByText(`You look at “${name}”`)).toBeVisible()
    await eve.goto(`/dashboard/editor/${storyboard}?tab=storyboard`)
    const confirm = eve.getByRole('button', { name: 'Confirm Storyboard' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await confirm.press('Enter')
    await expect(
      eve.getByText(
        'You may only look at this workspace. An owner or admin can make you an editor.',
      ),
    ).toBeVisible()
    await eve.getByRole('button', { name: 'More for scene 1', exact: true }).click()
    await expect(eve.getByRole('menuitem', { name: 'Delete' })).toBeDisabled()
    await expect(eve.getByRole('menuitem', { name: 'Takes' })).toBeEnabled()
    await eve.keyboard.press('Escape')
    for (const path of ['/media', '/billing', '/settings']) {
      await eve.goto(`/dashboard${path}`)
      await expectReadable(eve)
    }
    await eve.goto('/dashboard/billing')
    await expect(eve.getByRole('button', { name: 'Purchase Credits' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  await test.step('made an editor, she spends the credits of the team, not her own', async () => {
    await expect(team.getByText('Eve Example')).toBeVisible()
    await team.getByLabel('Role of Eve Example').selectOption('editor')
    await expect(page.getByText('Role changed')).toBeVisible()
    await fillIdea(eve)
    await eve.getByRole('button', { name: 'Create Storyboard' }).click()
    await expect(eve).toHaveURL(/\/editor\//)
    await expect(eve.getByRole('link', { name: '80 Credits', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '80 Credits', exact: true })).toBeVisible()
  })

  await test.step('the switcher shows her own workspace, and is kept', async () => {
    await eve.getByRole('button', { name: `Workspace: ${name}` }).click()
    await eve.getByRole('menuitem', { name: /Eve Example/ }).click()
    await expect(eve.getByRole('link', { name: '100 Credits', exact: true })).toBeVisible()
    await eve.goto('/dashboard/storyboard')
    await expect(eve.getByText('No storyboards yet')).toBeVisible()
    await eve.goto('/dashboard/billing')
    await expect(eve.getByRole('button', { name: 'Workspace: Eve Example' })).toBeVisible()
    await eve.getByRole('button', { name: 'Workspace: Eve Example' }).click()
    await expectReadable(eve)
    await eve.getByRole('menuitem', { name: new RegExp(name) }).click()
    await expect(eve.getByRole('link', { name: '80 Credits', exact: true })).toBeVisible()
  })

  await test.step('who is taken out is back in her own at once', async () => {
    await team.getByRole('button', { name: 'Remove Eve Example' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(team.getByText('Eve Example')).toBeHidden()
    await expect(eve.getByRole('link', { name: '100 Credits', exact: true })).toBeVisible()
    await expect(eve.getByRole('button', { name: /^Workspace:/ })).toBeHidden()
  })
  // A page that begins anew may still have asked for what the workspace before had.
  expect(complaints.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
  await elsewhere.close()
})

test('a page says which workspace it shows with what it asks for, so that no other one pays', async ({
  page,
}) => {
  await signUp(page, '/dashboard/create')
  await expect(page.getByRole('link', { name: '100 Credits', exact: true })).toBeVisible()
  const [own] = await (await page.request.get('/api/v1/workspaces')).json()
  await fillIdea(page)
  const asked = page.waitForRequest((request) => request.url().includes('/rpc/storyboard/create'))
  await page.getByRole('button', { name: 'Create Storyboard' }).click()
  expect((await asked).headers()['x-workspace']).toBe(own.id)
  await expect(page).toHaveURL(/\/editor\//)
})

test('an owner deletes the workspace of a team by its name, and is back in the own one', async ({
  page,
}) => {
  await signUp(page, '/dashboard/settings')
  const id = crypto.randomUUID()
  await page.request.post('/api/v1/workspaces', { data: { id, name: 'Film club' } })
  await page.request.post(`/api/v1/workspaces/${id}/switch`, { data: {} })
  await page.goto('/dashboard/settings')
  const team = page.getByRole('region', { name: 'Team' })
  await team.getByRole('button', { name: 'Delete this workspace' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Delete “Film club”?' })
  await expect(asked).toContainText('cannot be brought back')
  const act = asked.getByRole('button', { name: 'Delete the workspace' })
  await asked.getByLabel('Type the name of the workspace').fill('Film')
  await expect(act).toBeDisabled()
  await asked.getByLabel('Type the name of the workspace').fill('Film club')
  await act.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('link', { name: '100 Credits', exact: true })).toBeVisible()
  await page.goto('/dashboard/settings')
  await expect(team).toContainText('This workspace is yours alone.')
})

test('an invitation of somebody else, one that is over, and one that was taken back say so', async ({
  page,
  playwright,
  product,
  complaints,
}) => {
  const owner = await playwright.request.newContext({ baseURL: product.url })
  await newAccount(owner)
  const id = crypto.randomUUID()
  const post = async (path: string, data = {}) => {
    const response = await owner.post(`/api/v1${path}`, { data })
    expect(response.ok(), await response.text()).toBe(true)
    return await response.json()
  }
  await post('/workspaces', { id, name: 'Cinema' })
  await post(`/workspaces/${id}/switch`)
  const email = await signUp(page)
  const other = await post('/workspace/invitations', { email: 'x@example.com', role: 'editor' })
  await page.goto(`/dashboard/join/${other.id}`)
  await expect(
    page.getByText(`The invitation is for x@example.com, and you are signed in as ${email}.`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0)
  await expectReadable(page)

  const own = await post('/workspace/invitations', { email, role: 'editor' })
  await databaseOf(product.dataFolder, (client) =>
    client.query(`update invitations set expires_at = now() where id = $1`, [own.id]),
  )
  await page.goto(`/dashboard/join/${own.id}`)
  await expect(page.getByRole('heading', { name: 'This invitation is over' })).toBeVisible()
  await expect(page.getByText(/^Its time ended on/)).toBeVisible()
  await expectReadable(page)

  await owner.delete(`/api/v1/workspace/invitations/${own.id}`)
  await page.reload()
  await expect(page.getByText(/^It was taken back, or accepted already/)).toBeVisible()
  takeNotedRefusals(complaints)
  await owner.dispose()
})

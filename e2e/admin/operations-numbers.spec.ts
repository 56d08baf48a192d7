import { databaseOf } from '../database-of.ts'
import { makeAdmin } from '../make-admin.ts'
import { expect, test } from '../product.ts'
import { signUp } from '../sign-up.ts'

/** A clip that waits for two hours at a vendor, with 120 credits, and what that vendor answered and took. */
const OLD_CLIP = `
  with own as (select id from workspaces where personal_of = (select id from "user" where email = $1)),
  job as (
    insert into generations (workspace_id, kind, state, request, price, provider, handle, next_check_at, created_at, started_at)
    select id, 'clip', 'waiting', '{}', 120, 'kling:kling-v2-6', '{}', now() + interval '1 day',
      now() - interval '2 hours', now() - interval '119 minutes' from own returning id, workspace_id),
  called as (
    insert into vendor_calls (provider, state, cost_micro_usd, limits_key, worker_id, ended_at)
    values ('kling:kling-v2-6', 'delivered', 350000, 'kling', gen_random_uuid(), now() + interval '2 seconds'),
      ('kling:kling-v2-6', 'refused', 0, 'kling', gen_random_uuid(), now()))
  insert into holds (workspace_id, generation_id, amount, created_at)
  select workspace_id, id, 120, now() - interval '2 hours' from job`

test('an admin sees what is held for too long, what vendors err and take, how long work waits, and the room', async ({
  page,
  product,
}) => {
  const email = await signUp(page)
  await makeAdmin(product, email)
  await databaseOf(product.dataFolder, (client) => client.query(OLD_CLIP, [email]))
  await page.goto('/dashboard/admin?tab=operations')
  // Others are at work here, too.
  const held = page.getByRole('definition').filter({ hasText: 'held for over an hour' })
  const old = Number(/(\d+) held for over an hour/.exec((await held.textContent()) ?? '')?.[1])
  expect(old).toBeGreaterThanOrEqual(120)
  const vendor = page
    .getByRole('region', { name: 'Vendors' })
    .getByRole('row')
    .filter({ hasText: 'Kling' })
  await expect(vendor).toContainText('50%')
  await expect(vendor).toContainText('2.0 s')
  await expect(vendor).toContainText('$0.35')
  const spend = page.getByRole('region', { name: 'Vendor spend a day' })
  await expect(spend.getByRole('listitem').last()).toContainText('$0.35')
  await expect(page.getByRole('region', { name: 'Queue wait' })).toContainText('95 of 100 within')
  const storage = page.getByRole('region', { name: 'Storage and held credits' })
  await expect(storage).toContainText(/Held for over an hour\s*\d{3,}/)
  await expect(page.getByText(/free on the disk$/)).toBeVisible()
})

import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkLedger } from '#domain/credit/index.ts'
import { everyFile, newInstallation } from '#testing/installations.ts'
import { restoreBackup } from './index.ts'

/** Two accounts that had worked, and the command line's, when accounts themselves still owned everything. */
const BEFORE_WORKSPACES = fileURLToPath(
  new URL('../../testing/backups/0022-before-workspaces.tar', import.meta.url),
)
const ADA = '8419963f-0c6d-4c06-a3a2-73906d0ea534'
const BOB = 'd0f9eb5e-1501-4b5c-a1c9-9136207a0ed6'
const { signal } = new AbortController()

test('what accounts owned before there were workspaces is their own workspace’s, and all of it is there', async () => {
  const installation = await newInstallation()
  const restored = await restoreBackup(installation, BEFORE_WORKSPACES, { isForced: false, signal })
  // A take that stood for one, and never had a file.
  expect(restored.missing).toHaveLength(1)
  await installation.look(async (db) => {
    expect(await checkLedger(db)).toEqual([])
    const owned = await db.execute(sql`
      select personal_of as owner, role, amount, held,
        (select count(*)::int from transactions t where t.workspace_id = w.id) as transactions,
        (select count(*)::int from holds h where h.workspace_id = w.id) as holds,
        (select count(*)::int from storyboards s where s.workspace_id = w.id) as storyboards,
        (select count(*)::int from generations g where g.workspace_id = w.id
          and g.started_by = w.personal_of) as generations,
        (select count(*)::int from assets a where a.workspace_id = w.id) as assets,
        (select count(*)::int from direct_images d where d.workspace_id = w.id) as pictures,
        (select count(*)::int from uploads u where u.workspace_id = w.id
          and u.sent_by = w.personal_of) as uploads,
        (select count(*)::int from notifications n where n.workspace_id = w.id
          and n.user_id = w.personal_of) as notifications
      from workspaces w join credits c on c.workspace_id = w.id
        join memberships m on m.workspace_id = w.id and m.user_id = w.personal_of
      order by personal_of`)
    expect(owned.rows.map((row) => Object.values(row))).toEqual([
      [ADA, 'owner', 66, 0, 4, 3, 1, 3, 2, 1, 1, 1],
      ['command-line', 'owner', 100, 0, 1, 0, 0, 0, 0, 0, 0, 0],
      [BOB, 'owner', 585, 5, 4, 3, 1, 3, 1, 0, 0, 2],
    ])
    const files = Object.values(await everyFile(db, installation.storage))
    expect(files.filter((file) => file === null)).toHaveLength(1)
  })
})

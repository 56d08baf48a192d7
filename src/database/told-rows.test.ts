import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { createTestDatabase } from '#testing/postgres.ts'
import { dropEverything, LAST_MIGRATION, MIGRATIONS, runMigrations } from './migrate.ts'
import { generations, notifications, storyboards } from './schema/index.ts'

const TOLD = MIGRATIONS.findIndex((tag) => tag.endsWith('_told_not_said'))
const BEFORE = MIGRATIONS[TOLD - 1] ?? ''
const VENDOR = 'Missing: The reference image is required.'

test('sentences of earlier versions become the codes they were, and what nobody knows is quoted', async () => {
  const { db, url } = await createTestDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  await dropEverything(client)
  await runMigrations(client, null, BEFORE)
  await client.query(`create or replace function sign_up_credits() returns integer
    language sql as 'select 100'`)
  await client.query(`insert into "user" (id, name, email) values ('ada', 'Ada', 'a@example.com')`)
  const { rows } = await client.query<{ id: string }>('select id from workspaces')
  const workspaceId = rows[0]?.id
  const known = 'Failed to generate voice'
  const sample = 'No data returned from API. Using mock data instead.'
  for (const failure of [known, VENDOR, null]) {
    await client.query(
      `insert into generations (workspace_id, kind, state, storyboard_id, request, price, failure)
       values ($1, 'voice', 'failed', $2, '{}', 0, $3)`,
      [workspaceId, randomUUID(), failure],
    )
  }
  await client.query(
    `insert into storyboards (id, workspace_id, idea, title, description, total_duration, style,
       target_audience, aspect_ratio, language, voice_id, sample_reason)
     values (gen_random_uuid(), $1, 'Sea', 'Sea', '', 1000, 'Educational', 'General Audience', '16/9', 'en', 'en-rachel', $2)`,
    [workspaceId, sample],
  )
  for (const facts of [{ failure: VENDOR }, { failure: '' }, { sampleReason: sample }, {}]) {
    await client.query(
      `insert into notifications (user_id, workspace_id, facts) values ('ada', $1, $2)`,
      [workspaceId, facts],
    )
  }
  await runMigrations(client, BEFORE, LAST_MIGRATION)
  await client.end()
  const quoted = tell('quoted', { text: VENDOR })
  const failures = (await db.select().from(generations)).map(({ failure }) => failure)
  expect(failures).toHaveLength(3)
  expect(failures).toEqual(expect.arrayContaining([tell('voice-failed'), quoted, null]))
  const reason = tell('sample-instead-of-nothing')
  expect(await db.select().from(storyboards)).toMatchObject([{ sampleReason: reason }])
  const told = (await db.select().from(notifications)).map(({ facts }) => facts)
  expect(told).toHaveLength(4)
  expect(told).toEqual(
    expect.arrayContaining([{ failure: quoted }, { failure: null }, { sampleReason: reason }, {}]),
  )
})

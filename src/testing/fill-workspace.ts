import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

type Filling = { storyboards: number; scenesOfEach: number }

/**
 * Written storyboards with a picture in every scene, thousands of them faster than by the verbs. Every
 * tenth is a draft, every tenth in production, the others are complete; "Film 1" was changed last.
 */
export async function fillWorkspace(
  db: Database,
  workspaceId: string,
  filling: Filling,
): Promise<void> {
  await db.execute(sql`
    insert into storyboards (id, workspace_id, idea, title, description, total_duration, status, style,
      target_audience, aspect_ratio, language, voice_id, updated_at)
    select gen_random_uuid(), ${workspaceId}, 'An idea', 'Film ' || number, repeat(translate(md5(number::text), '0123456789', 'ghijklmnop') || ' ', 4),
      60000, case number % 10 when 0 then 'draft' when 1 then 'processing' else 'complete' end,
      'Educational', 'General Audience', '9/16', 'en', 'en-rachel', now() - number * interval '1 minute'
    from generate_series(1, ${filling.storyboards}::int) number`)
  const assetId = randomUUID()
  await db.execute(sql`
    insert into assets (id, workspace_id, storage_key, content_type, size_bytes)
    values (${assetId}, ${workspaceId}, ${assetId}, 'image/png', 1)`)
  // Scenes and takes name each other, so one statement writes both.
  await db.execute(sql`
    with planned as materialized (
      select gen_random_uuid() as scene_id, gen_random_uuid() as take_id, id as storyboard_id, title, number
      from storyboards, generate_series(0, ${filling.scenesOfEach - 1}::int) number where workspace_id = ${workspaceId}
    ), written as (
      insert into scenes (id, storyboard_id, order_index, duration, planned_duration, voice_over_text,
        image_prompt, video_prompt, image_take_id)
      select scene_id, storyboard_id, number, 10000, 10000, repeat(md5(title || number) || ' ', 5),
        repeat(md5(number || title) || ' ', 6), '', take_id from planned
    )
    insert into takes (id, scene_id, kind, asset_id, generation_id)
    select take_id, scene_id, 'image', ${assetId}, gen_random_uuid() from planned`)
  for (const table of ['storyboards', 'scenes', 'takes']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}

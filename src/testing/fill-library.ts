import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/**
 * So many items in a workspace's library, thousands of them faster than by the verbs: half of them uploads, the others
 * takes of its scenes, as many of each scene. Each has a file of its own, every tenth a tag. The workspace has scenes.
 */
export async function fillLibrary(db: Database, workspaceId: string, items: number): Promise<void> {
  const half = Math.floor(items / 2)
  await db.execute(sql`
    with files as (
      insert into assets (id, workspace_id, storage_key, content_type, size_bytes, width, height, tags)
      select gen_random_uuid(), ${workspaceId}, gen_random_uuid(), 'image/png', number, 1600, 900,
        case number % 10 when 0 then array['Holiday'] else '{}' end
      from generate_series(1, ${half}::int) number
      returning id, workspace_id, size_bytes)
    insert into direct_images (workspace_id, title, asset_id, created_at)
    select workspace_id, 'Picture ' || size_bytes, id, now() - size_bytes * interval '1 minute' from files`)
  await db.execute(sql`
    with files as (
      insert into assets (id, workspace_id, storage_key, content_type, size_bytes, width, height)
      select gen_random_uuid(), ${workspaceId}, gen_random_uuid(), 'video/mp4', number, 900, 1600
      from generate_series(1, ${items - half}::int) number
      returning id, size_bytes
    ), places as (
      select scenes.id, row_number() over () - 1 as place, count(*) over () as places
      from scenes join storyboards on storyboards.id = scenes.storyboard_id
      where storyboards.workspace_id = ${workspaceId})
    insert into takes (scene_id, kind, asset_id, generation_id, created_at)
    select places.id, 'clip', files.id, gen_random_uuid(), now() - files.size_bytes * interval '1 minute'
    from files join places on places.place = files.size_bytes % places.places`)
  for (const table of ['assets', 'direct_images', 'takes', 'scenes', 'storyboards']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}

import { type SQL, sql } from 'drizzle-orm'
import {
  assets,
  directImages,
  generations,
  scenes,
  storyboards,
  takes,
} from '#database/schema/index.ts'
import { containsWords, searchText } from '../contains-words.ts'

/**
 * Everything the account has uploaded or made, as one relation: id, source, title, asset_id,
 * thumbnail_id, storyboard_id, scene_id, created_at, content_type, size_bytes, tags.
 * @param search leaves out what the texts that are kept folded rule out; the title itself is yet to be looked at.
 */
export function accountMedia(workspaceId: string, search = ''): SQL {
  return sql`(
    select made.*, ${assets.contentType} as content_type, ${assets.sizeBytes} as size_bytes, ${assets.tags} as tags
    from (${uploaded(workspaceId, search)} union all (${ofScenes(workspaceId, search)})
      union all ${exported(workspaceId, search)}) made
    join ${assets} on ${assets.id} = made.asset_id
  ) media`
}

function uploaded(workspaceId: string, search: string): SQL {
  return sql`select ${directImages.id} as id,
      case when ${directImages.prompt} is null then 'upload' else 'generated' end as source, ${directImages.title} as title,
      ${directImages.assetId} as asset_id, ${directImages.thumbnailAssetId} as thumbnail_id,
      null::uuid as storyboard_id, null::uuid as scene_id, ${directImages.createdAt} as created_at
    from ${directImages}
    where ${directImages.workspaceId} = ${workspaceId} and ${mayContain(directImages, search)}`
}

/** Scenes that were duplicated or split share their files: each counts once. */
function ofScenes(workspaceId: string, search: string): SQL {
  return sql`select distinct on (${takes.assetId}) ${takes.id}, 'scene',
      case ${takes.kind} when 'voice' then ${scenes.voiceOverText}
        when 'image' then ${scenes.imagePrompt} else ${scenes.videoPrompt} end,
      ${takes.assetId}, null::uuid, ${scenes.storyboardId}, ${scenes.id}, ${takes.createdAt}
    from ${takes} join ${scenes} on ${scenes.id} = ${takes.sceneId}
      join ${storyboards} on ${storyboards.id} = ${scenes.storyboardId}
    where ${storyboards.workspaceId} = ${workspaceId} and ${scenes.removedAt} is null
      and (${takes.kind} = 'clip' or ${mayContain(scenes, search)})
    order by ${takes.assetId}, ${takes.createdAt}`
}

function exported(workspaceId: string, search: string): SQL {
  return sql`select ${generations.id}, 'export', ${storyboards.title},
      ${generations.assetId}, null::uuid, ${storyboards.id}, null::uuid, ${generations.endedAt}
    from ${generations} join ${storyboards} on ${storyboards.id} = ${generations.storyboardId}
    where ${storyboards.workspaceId} = ${workspaceId} and ${generations.kind} = 'export'
      and ${generations.assetId} is not null and ${mayContain(storyboards, search)}`
}

function mayContain(table: Parameters<typeof searchText>[0], search: string): SQL {
  return sql.join([sql`true`, ...containsWords(searchText(table), search)], sql` and `)
}

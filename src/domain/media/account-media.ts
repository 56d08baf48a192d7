import { type SQL, sql } from 'drizzle-orm'
import {
  assets,
  directImages,
  generations,
  scenes,
  storyboards,
  takes,
} from '#database/schema/index.ts'

/**
 * Everything the account has uploaded or made, as one relation: id, source, title, asset_id,
 * thumbnail_id, storyboard_id, scene_id, created_at, content_type.
 */
export function accountMedia(userId: string): SQL {
  return sql`(
    select made.*, ${assets.contentType} as content_type
    from (${uploaded(userId)} union all (${ofScenes(userId)}) union all ${exported(userId)}) made
    join ${assets} on ${assets.id} = made.asset_id
  ) media`
}

function uploaded(userId: string): SQL {
  return sql`select ${directImages.id} as id, 'upload' as source, ${directImages.title} as title,
      ${directImages.assetId} as asset_id, ${directImages.thumbnailAssetId} as thumbnail_id,
      null::uuid as storyboard_id, null::uuid as scene_id, ${directImages.createdAt} as created_at
    from ${directImages} where ${directImages.userId} = ${userId}`
}

/** Scenes that were duplicated or split share their files: each counts once. */
function ofScenes(userId: string): SQL {
  return sql`select distinct on (${takes.assetId}) ${takes.id}, 'scene',
      case ${takes.kind} when 'voice' then ${scenes.voiceOverText}
        when 'image' then ${scenes.imagePrompt} else ${scenes.videoPrompt} end,
      ${takes.assetId}, null::uuid, ${scenes.storyboardId}, ${scenes.id}, ${takes.createdAt}
    from ${takes} join ${scenes} on ${scenes.id} = ${takes.sceneId}
      join ${storyboards} on ${storyboards.id} = ${scenes.storyboardId}
    where ${storyboards.userId} = ${userId} and ${scenes.removedAt} is null
    order by ${takes.assetId}, ${takes.createdAt}`
}

function exported(userId: string): SQL {
  return sql`select ${generations.id}, 'export', ${storyboards.title},
      ${generations.assetId}, null::uuid, ${storyboards.id}, null::uuid, ${generations.endedAt}
    from ${generations} join ${storyboards} on ${storyboards.id} = ${generations.storyboardId}
    where ${storyboards.userId} = ${userId} and ${generations.kind} = 'export'
      and ${generations.assetId} is not null`
}

import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { assets } from './asset.ts'
import { moment } from './moment.ts'

/** The videos at the top of the landing page. */
export const showcaseVideos = pgTable(
  'showcase_videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    videoUrl: text('video_url').notNull(),
    /** The same, for phones. */
    smallVideoUrl: text('small_video_url'),
    posterUrl: text('poster_url'),
    captionsUrl: text('captions_url'),
    active: boolean('active').notNull().default(true),
    orderIndex: integer('order_index').notNull(),
    /** The file behind `videoUrl`, when an admin added it; null: it comes with the product. */
    assetId: uuid('asset_id').references(() => assets.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('showcase_videos_asset_id').on(table.assetId)],
)

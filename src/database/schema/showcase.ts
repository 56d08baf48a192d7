import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The videos at the top of the landing page. */
export const showcaseVideos = pgTable('showcase_videos', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  videoUrl: text('video_url').notNull(),
  /** The same, for phones. */
  smallVideoUrl: text('small_video_url'),
  posterUrl: text('poster_url'),
  captionsUrl: text('captions_url'),
  active: boolean('active').notNull().default(true),
  orderIndex: integer('order_index').notNull(),
})

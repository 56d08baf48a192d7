ALTER TABLE "showcase_videos" ADD COLUMN "small_video_url" text;--> statement-breakpoint
-- The three that a fresh installation shows.
UPDATE "showcase_videos" SET "small_video_url" = replace("video_url", '.mp4', '-small.mp4')
WHERE "video_url" IN ('/showcase/lighthouse.mp4', '/showcase/coffee.mp4', '/showcase/octopus.mp4');
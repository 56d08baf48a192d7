DROP INDEX "generations_clips_made";--> statement-breakpoint
ALTER TABLE "vendor_connections" ADD COLUMN "offered_model_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "emphasis" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "models" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "look" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "cast" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "negative_prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "reference_image_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "models" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "generations_made" ON "generations" USING btree ("provider","ended_at") WHERE "generations"."provider" is not null and "generations"."state" = 'succeeded';
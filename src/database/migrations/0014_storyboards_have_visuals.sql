ALTER TABLE "storyboards" ADD COLUMN "visuals" text DEFAULT 'clips' NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "sample_reason" text;
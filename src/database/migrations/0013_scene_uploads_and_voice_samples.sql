CREATE TABLE "voice_samples" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"narrator" text NOT NULL,
	"voice_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"storage_key" text,
	"content_type" text,
	"size_bytes" integer,
	"failure" text,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_samples_narrator_voice_id" UNIQUE("narrator","voice_id")
);
--> statement-breakpoint
ALTER TABLE "takes" DROP CONSTRAINT "takes_generation_id_scene_id";--> statement-breakpoint
ALTER TABLE "takes" ALTER COLUMN "generation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "scene_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "frame" jsonb;--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_asset_id_scene_id" UNIQUE("asset_id","scene_id");
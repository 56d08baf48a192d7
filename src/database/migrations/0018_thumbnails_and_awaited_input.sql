ALTER TABLE "assets" ADD COLUMN "thumbnail" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "awaits_input" boolean DEFAULT false NOT NULL;
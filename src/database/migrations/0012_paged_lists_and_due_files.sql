ALTER TABLE "discarded_files" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() + interval '1 hour' NOT NULL;--> statement-breakpoint
CREATE INDEX "storyboards_user_id_status" ON "storyboards" USING btree ("user_id","status","updated_at","id");--> statement-breakpoint
ALTER TABLE "discarded_files" DROP COLUMN "created_at";
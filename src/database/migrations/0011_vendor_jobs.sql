DROP INDEX "generations_one_at_a_time";--> statement-breakpoint
DROP INDEX "generations_unfinished";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "vendor_job_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "next_check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "last_checked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "generations_to_check" ON "generations" USING btree ("next_check_at") WHERE "generations"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "generations_checked" ON "generations" USING btree ("user_id","last_checked_at") WHERE "generations"."last_checked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_at_a_time" ON "generations" USING btree ("scene_id","kind") WHERE "generations"."scene_id" is not null and "generations"."state" in ('queued', 'running', 'waiting');--> statement-breakpoint
CREATE INDEX "generations_unfinished" ON "generations" USING btree ("created_at") WHERE "generations"."state" in ('queued', 'running', 'waiting');
ALTER TABLE "storyboard_versions" ADD COLUMN "title" text;--> statement-breakpoint
UPDATE "storyboard_versions" SET "title" = "storyboards"."title" FROM "storyboards" WHERE "storyboards"."id" = "storyboard_versions"."storyboard_id";--> statement-breakpoint
ALTER TABLE "storyboard_versions" ALTER COLUMN "title" SET NOT NULL;

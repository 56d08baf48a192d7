CREATE TABLE "media_deletions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kept" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "takes" ALTER COLUMN "asset_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "from_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "takes" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "takes" ADD COLUMN "from_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "media_deletions" ADD CONSTRAINT "media_deletions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_deletions_workspace_id" ON "media_deletions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "media_deletions_due_at" ON "media_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "takes_from_asset_id" ON "takes" USING btree ("from_asset_id") WHERE "takes"."from_asset_id" is not null;
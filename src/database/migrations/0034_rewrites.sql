CREATE TABLE "rewrites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"request" jsonb NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rewrites" ADD CONSTRAINT "rewrites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rewrites_workspace_id" ON "rewrites" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "rewrites_created_at" ON "rewrites" USING btree ("created_at");
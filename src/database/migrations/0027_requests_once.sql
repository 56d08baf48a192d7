CREATE TABLE "requests" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"fingerprint" text,
	"generation_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Storyboards that were asked for before keep their ids as those of the requests.
INSERT INTO requests (workspace_id, id, generation_ids)
SELECT workspace_id, storyboard_id, ARRAY[id] FROM generations WHERE kind = 'storyboard';

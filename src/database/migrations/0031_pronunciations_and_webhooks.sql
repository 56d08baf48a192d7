CREATE TABLE "pronunciations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"written" text NOT NULL,
	"written_lower" text NOT NULL,
	"spoken" text NOT NULL,
	"language" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_webhooks" (
	"vendor" text NOT NULL,
	"webhook_id" text NOT NULL,
	"call_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_webhooks_vendor_webhook_id_pk" PRIMARY KEY("vendor","webhook_id")
);
--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pronunciations_written" ON "pronunciations" USING btree ("workspace_id","written_lower",coalesce("language", ''));--> statement-breakpoint
CREATE INDEX "received_webhooks_call_id" ON "received_webhooks" USING btree ("call_id");
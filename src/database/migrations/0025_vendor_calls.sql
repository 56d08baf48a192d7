CREATE TABLE "vendor_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid,
	"generation_id" uuid,
	"attempt" integer,
	"provider" text NOT NULL,
	"limits_key" text NOT NULL,
	"worker_id" uuid NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"reason" text,
	"cost_micro_usd" bigint,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"given_up_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "costs" DROP CONSTRAINT "costs_pkey";--> statement-breakpoint
ALTER TABLE "costs" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "costs" ADD CONSTRAINT "costs_operation_name_provider_pk" PRIMARY KEY("operation_name","provider");--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "handle" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "losses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_calls" ADD CONSTRAINT "vendor_calls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_calls" ADD CONSTRAINT "vendor_calls_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_calls_workspace_id" ON "vendor_calls" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "vendor_calls_generation_id" ON "vendor_calls" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "vendor_calls_limits_key" ON "vendor_calls" USING btree ("limits_key","sent_at");--> statement-breakpoint
CREATE INDEX "vendor_calls_under_way" ON "vendor_calls" USING btree ("limits_key") WHERE "vendor_calls"."ended_at" is null;--> statement-breakpoint
UPDATE "generations" SET "handle" = jsonb_build_object('id', "vendor_job_id") WHERE "vendor_job_id" IS NOT NULL;--> statement-breakpoint
-- The model is chosen at the click from now on; until now there was one.
UPDATE "generations" SET "provider" = 'builtin' WHERE "provider" IS NULL AND "state" = 'queued' AND "kind" <> 'export';--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "vendor_job_id";
CREATE TABLE "system_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"description" text,
	CONSTRAINT "system_settings_category_key" UNIQUE("category","key")
);
--> statement-breakpoint
CREATE TABLE "vendor_connections" (
	"vendor" text PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"key_ending" text,
	"key_saved_at" timestamp (3) with time zone,
	"base_url" text,
	"model_id" text,
	"at_once" integer,
	"tested_at" timestamp (3) with time zone,
	"test_ms" integer,
	"test_failure" jsonb
);

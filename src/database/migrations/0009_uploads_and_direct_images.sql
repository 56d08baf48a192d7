CREATE TABLE "direct_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text,
	"asset_id" uuid NOT NULL,
	"thumbnail_asset_id" uuid,
	"aspect_ratio" text,
	"style_type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"storage_key" text NOT NULL,
	"worker_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"direct_image_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_asset_id" uuid;--> statement-breakpoint
ALTER TABLE "direct_images" ADD CONSTRAINT "direct_images_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_images" ADD CONSTRAINT "direct_images_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_images" ADD CONSTRAINT "direct_images_thumbnail_asset_id_assets_id_fk" FOREIGN KEY ("thumbnail_asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_direct_image_id_direct_images_id_fk" FOREIGN KEY ("direct_image_id") REFERENCES "public"."direct_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_images_user_id" ON "direct_images" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_unfinished" ON "uploads" USING btree ("created_at") WHERE "uploads"."state" in ('received', 'checking');--> statement-breakpoint
CREATE INDEX "uploads_ended" ON "uploads" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_avatar_asset_id_assets_id_fk" FOREIGN KEY ("avatar_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;
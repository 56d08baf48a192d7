ALTER TABLE "generations" ALTER COLUMN "storyboard_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "direct_images" ALTER COLUMN "asset_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "direct_images" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "direct_images" ADD CONSTRAINT "direct_images_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_images_generation_id" ON "direct_images" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "direct_images_pending" ON "direct_images" USING btree ("workspace_id","created_at") WHERE "direct_images"."asset_id" is null;
CREATE INDEX "generations_asset_id" ON "generations" USING btree ("asset_id") WHERE "generations"."asset_id" is not null;--> statement-breakpoint
CREATE INDEX "direct_images_asset_id" ON "direct_images" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "direct_images_thumbnail_asset_id" ON "direct_images" USING btree ("thumbnail_asset_id");--> statement-breakpoint
CREATE INDEX "uploads_direct_image_id" ON "uploads" USING btree ("direct_image_id");--> statement-breakpoint
CREATE INDEX "profiles_avatar_asset_id" ON "profiles" USING btree ("avatar_asset_id");--> statement-breakpoint
CREATE INDEX "scenes_voice_take_id" ON "scenes" USING btree ("voice_take_id") WHERE "scenes"."voice_take_id" is not null;--> statement-breakpoint
CREATE INDEX "scenes_image_take_id" ON "scenes" USING btree ("image_take_id") WHERE "scenes"."image_take_id" is not null;--> statement-breakpoint
CREATE INDEX "scenes_clip_take_id" ON "scenes" USING btree ("clip_take_id") WHERE "scenes"."clip_take_id" is not null;
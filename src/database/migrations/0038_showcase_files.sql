ALTER TABLE "showcase_videos" DROP CONSTRAINT "showcase_videos_asset_id_assets_id_fk";
--> statement-breakpoint
DROP INDEX "showcase_videos_asset_id";--> statement-breakpoint
ALTER TABLE "showcase_videos" DROP COLUMN "asset_id";
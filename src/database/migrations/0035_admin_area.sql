CREATE TABLE "system_setting_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"saved_by" text,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "given_by" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "showcase_videos" ADD COLUMN "asset_id" uuid;--> statement-breakpoint
ALTER TABLE "showcase_videos" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "system_setting_versions_category_key" ON "system_setting_versions" USING btree ("category","key","saved_at");--> statement-breakpoint
ALTER TABLE "showcase_videos" ADD CONSTRAINT "showcase_videos_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showcase_videos_asset_id" ON "showcase_videos" USING btree ("asset_id");--> statement-breakpoint
-- Custom: whoever uses a session was seen. Sessions are deleted when they end, what they told of their owner stays.
CREATE FUNCTION note_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profiles SET last_seen_at = NEW.updated_at
  WHERE id = NEW.user_id AND (last_seen_at IS NULL OR last_seen_at < NEW.updated_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_seen AFTER INSERT OR UPDATE OF updated_at ON session
FOR EACH ROW EXECUTE FUNCTION note_seen();
--> statement-breakpoint
UPDATE profiles SET last_seen_at = seen.at
FROM (SELECT user_id, max(updated_at) AS at FROM session GROUP BY user_id) AS seen WHERE seen.user_id = profiles.id;

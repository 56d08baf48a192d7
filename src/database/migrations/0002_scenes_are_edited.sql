CREATE TABLE "storyboard_versions" (
	"storyboard_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"scenes" jsonb NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "storyboard_versions_storyboard_id_number_pk" PRIMARY KEY("storyboard_id","number")
);
--> statement-breakpoint
ALTER TABLE "scenes" DROP CONSTRAINT "scenes_order";--> statement-breakpoint
ALTER TABLE "takes" DROP CONSTRAINT "takes_generation_id_unique";--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboard_versions" ADD CONSTRAINT "storyboard_versions_storyboard_id_storyboards_id_fk" FOREIGN KEY ("storyboard_id") REFERENCES "public"."storyboards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scenes_order" ON "scenes" USING btree ("storyboard_id","order_index") WHERE "scenes"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "scenes_storyboard_id" ON "scenes" USING btree ("storyboard_id");--> statement-breakpoint
ALTER TABLE "takes" ADD CONSTRAINT "takes_generation_id_scene_id" UNIQUE("generation_id","scene_id");
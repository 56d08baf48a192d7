ALTER TABLE "credits" ADD COLUMN "monthly_cap" integer;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "spending_cap" integer;--> statement-breakpoint
CREATE INDEX "holds_settled" ON "holds" USING btree ("user_id","ended_at") WHERE "holds"."state" = 'settled';
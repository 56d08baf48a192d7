CREATE TABLE "payment_notices" (
	"method" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notices_method_event_id_pk" PRIMARY KEY("method","event_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"bought_by" text,
	"package_id" text NOT NULL,
	"credits" integer NOT NULL,
	"months" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"order_id" text,
	"capture_id" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"failure" jsonb,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text,
	"owed" integer DEFAULT 0 NOT NULL,
	"receipt_number" integer,
	"bill_to" jsonb DEFAULT '{"name":"","address":"","taxId":""}'::jsonb NOT NULL,
	"months_granted" integer DEFAULT 0 NOT NULL,
	"next_grant_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "purchases_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "purchases_order" UNIQUE("method","order_id"),
	CONSTRAINT "purchases_capture" UNIQUE("method","capture_id"),
	CONSTRAINT "purchases_owe_no_less_than_nothing" CHECK ("purchases"."owed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_bought_by_user_id_fk" FOREIGN KEY ("bought_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_workspace_id" ON "purchases" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_bought_by" ON "purchases" USING btree ("bought_by") WHERE "purchases"."bought_by" is not null;--> statement-breakpoint
CREATE INDEX "purchases_to_check" ON "purchases" USING btree ("next_check_at") WHERE "purchases"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "purchases_to_grant" ON "purchases" USING btree ("next_grant_at") WHERE "purchases"."next_grant_at" is not null;--> statement-breakpoint
CREATE INDEX "purchases_owing" ON "purchases" USING btree ("workspace_id") WHERE "purchases"."owed" > 0;--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"personal_of" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspaces_personal_of_unique" UNIQUE("personal_of")
);--> statement-breakpoint
CREATE TABLE "memberships" (
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_personal_of_user_id_fk" FOREIGN KEY ("personal_of") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user_id" ON "memberships" USING btree ("user_id");--> statement-breakpoint
-- Everybody who is here gets a workspace of their own, and all that was theirs is its.
INSERT INTO workspaces (name, personal_of) SELECT name, id FROM "user";--> statement-breakpoint
INSERT INTO memberships (workspace_id, user_id, role) SELECT id, personal_of, 'owner' FROM workspaces;--> statement-breakpoint
ALTER TABLE "assets" DROP CONSTRAINT "assets_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "credits_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "holds" DROP CONSTRAINT "holds_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "direct_images" DROP CONSTRAINT "direct_images_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "storyboards" DROP CONSTRAINT "storyboards_user_id_user_id_fk";--> statement-breakpoint
DROP INDEX "assets_user_id";--> statement-breakpoint
DROP INDEX "transactions_user_id_created_at";--> statement-breakpoint
DROP INDEX "direct_images_user_id";--> statement-breakpoint
DROP INDEX "storyboards_user_id_updated_at";--> statement-breakpoint
DROP INDEX "storyboards_user_id_status";--> statement-breakpoint
DROP INDEX "holds_open";--> statement-breakpoint
DROP INDEX "holds_settled";--> statement-breakpoint
DROP INDEX "generations_checked";--> statement-breakpoint
DROP INDEX "holds_user_id";--> statement-breakpoint
DROP INDEX "generations_user_id";--> statement-breakpoint
DROP INDEX "uploads_user_id";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE assets SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = assets.user_id;--> statement-breakpoint
ALTER TABLE "assets" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE credits SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = credits.user_id;--> statement-breakpoint
ALTER TABLE "credits" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE holds SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = holds.user_id;--> statement-breakpoint
ALTER TABLE "holds" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE transactions SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = transactions.user_id;--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE generations SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = generations.user_id;--> statement-breakpoint
ALTER TABLE "generations" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE notifications SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = notifications.user_id;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "direct_images" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE direct_images SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = direct_images.user_id;--> statement-breakpoint
ALTER TABLE "direct_images" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE uploads SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = uploads.user_id;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "storyboards" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE storyboards SET workspace_id = workspaces.id FROM workspaces WHERE personal_of = storyboards.user_id;--> statement-breakpoint
ALTER TABLE "storyboards" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" RENAME COLUMN "user_id" TO "started_by";--> statement-breakpoint
ALTER TABLE "generations" ALTER COLUMN "started_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" RENAME COLUMN "user_id" TO "sent_by";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "credits" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "holds" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "direct_images" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "storyboards" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "credits" ADD PRIMARY KEY ("workspace_id");--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_started_by_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_images" ADD CONSTRAINT "direct_images_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_sent_by_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storyboards" ADD CONSTRAINT "storyboards_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_workspace_id" ON "holds" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "generations_workspace_id" ON "generations" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "assets_workspace_id" ON "assets" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "transactions_workspace_id_created_at" ON "transactions" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_started_by" ON "generations" USING btree ("started_by") WHERE "generations"."started_by" is not null;--> statement-breakpoint
CREATE INDEX "notifications_workspace_id" ON "notifications" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "direct_images_workspace_id" ON "direct_images" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_workspace_id" ON "uploads" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "uploads_sent_by" ON "uploads" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "profiles_workspace_id" ON "profiles" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "storyboards_workspace_id_updated_at" ON "storyboards" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "storyboards_workspace_id_status" ON "storyboards" USING btree ("workspace_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("workspace_id") WHERE "holds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "holds_settled" ON "holds" USING btree ("workspace_id","ended_at") WHERE "holds"."state" = 'settled';--> statement-breakpoint
CREATE INDEX "generations_checked" ON "generations" USING btree ("workspace_id","last_checked_at") WHERE "generations"."last_checked_at" is not null;--> statement-breakpoint
-- As before, and with a workspace, whose the first credits are.
CREATE OR REPLACE FUNCTION set_up_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own uuid := gen_random_uuid();
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('set_up_new_user'));
  INSERT INTO profiles (id, full_name, avatar_url, role)
  VALUES (
    NEW.id, NEW.name, NEW.image,
    CASE
      WHEN NEW.email_verified AND EXISTS (SELECT FROM admin_emails WHERE email = NEW.email) THEN 'admin'
      WHEN NEW.id <> 'command-line'
        AND NOT EXISTS (SELECT FROM admin_emails)
        AND NOT EXISTS (SELECT FROM profiles WHERE id <> 'command-line') THEN 'admin'
      ELSE 'user'
    END
  );
  INSERT INTO workspaces (id, name, personal_of) VALUES (own, NEW.name, NEW.id);
  INSERT INTO memberships (workspace_id, user_id, role) VALUES (own, NEW.id, 'owner');
  INSERT INTO credits (workspace_id, amount) VALUES (own, sign_up_credits());
  INSERT INTO transactions (workspace_id, kind, description, amount, cause)
  VALUES (own, 'sign-up', 'Welcome credits', sign_up_credits(), 'sign-up:' || NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor" text NOT NULL,
	"user_id" text,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_workspace_id_email" UNIQUE("workspace_id","email")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_workspace_id" ON "api_keys" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "api_keys_user_id" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");

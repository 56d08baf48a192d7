ALTER TABLE "profiles" ADD COLUMN "named_as" text;--> statement-breakpoint
-- Custom: by which address somebody became admin is kept, so that it can leave the list when theirs is another.
CREATE OR REPLACE FUNCTION set_up_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own uuid := gen_random_uuid();
  is_named boolean := NEW.email_verified AND EXISTS (SELECT FROM admin_emails WHERE email = NEW.email);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('set_up_new_user'));
  INSERT INTO profiles (id, full_name, avatar_url, role, named_as)
  VALUES (
    NEW.id, NEW.name, NEW.image,
    CASE
      WHEN is_named THEN 'admin'
      WHEN NEW.id <> 'command-line'
        AND NOT EXISTS (SELECT FROM admin_emails)
        AND NOT EXISTS (SELECT FROM profiles WHERE id <> 'command-line') THEN 'admin'
      ELSE 'user'
    END,
    CASE WHEN is_named THEN NEW.email END
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
CREATE OR REPLACE FUNCTION make_named_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profiles SET role = 'admin', named_as = NEW.email
  WHERE id = NEW.id AND EXISTS (SELECT FROM admin_emails WHERE email = NEW.email);
  RETURN NULL;
END
$$;
--> statement-breakpoint
UPDATE profiles SET named_as = "user".email
FROM "user" JOIN admin_emails ON admin_emails.email = "user".email
WHERE "user".id = profiles.id AND "user".email_verified AND profiles.role = 'admin';

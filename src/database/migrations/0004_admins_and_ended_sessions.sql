-- As before, but where admins are named by address, being first makes nobody one.
CREATE OR REPLACE FUNCTION set_up_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO credits (user_id, amount) VALUES (NEW.id, 100);
  INSERT INTO transactions (user_id, description, amount, cause)
  VALUES (NEW.id, 'Welcome credits', 100, 'sign-up:' || NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- An address on the list counts from the moment its owner has proved it, however that came about.
CREATE FUNCTION make_named_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profiles SET role = 'admin'
  WHERE id = NEW.id AND EXISTS (SELECT FROM admin_emails WHERE email = NEW.email);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER make_named_admin AFTER UPDATE OF email, email_verified ON "user"
FOR EACH ROW WHEN (NEW.email_verified) EXECUTE FUNCTION make_named_admin();
--> statement-breakpoint
-- Whatever ends a session (signing out, a reset, a deleted user) ends the streams that it opened.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reelwright_changes', json_build_object('endedSessionId', OLD.id)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_ended_session AFTER DELETE ON session
FOR EACH ROW EXECUTE FUNCTION announce_ended_session();

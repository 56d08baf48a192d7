-- The profile and the first credits come into being with the user or not at all.
-- The first account of an installation is its admin; the command line's own account does not count.
CREATE FUNCTION set_up_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('set_up_new_user'));
  INSERT INTO profiles (id, full_name, avatar_url, role)
  VALUES (
    NEW.id, NEW.name, NEW.image,
    CASE WHEN NEW.id <> 'command-line' AND NOT EXISTS (SELECT FROM profiles WHERE id <> 'command-line')
      THEN 'admin' ELSE 'user' END
  );
  INSERT INTO credits (user_id, amount) VALUES (NEW.id, 100);
  INSERT INTO transactions (user_id, description, amount, cause)
  VALUES (NEW.id, 'Welcome credits', 100, 'sign-up:' || NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER set_up_new_user AFTER INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION set_up_new_user();
--> statement-breakpoint
INSERT INTO costs (operation_name, credit_cost) VALUES
  ('create_storyboard', 10), ('generate_voice', 5), ('generate_image', 12), ('generate_video', 120);

ALTER TABLE "transactions" ADD COLUMN "kind" text;--> statement-breakpoint
-- Until now a transaction's cause began with the name of its kind, but for what was spent.
UPDATE "transactions" SET "kind" = CASE split_part("cause", ':', 1) WHEN 'hold' THEN 'spend' ELSE split_part("cause", ':', 1) END;--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "refers_to" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refers_to_transactions_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_user_id" ON "holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transactions_refers_to" ON "transactions" USING btree ("refers_to") WHERE "transactions"."refers_to" is not null;--> statement-breakpoint
CREATE INDEX "generations_user_id" ON "generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_user_id" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_user_id" ON "messages" USING btree ("user_id") WHERE "messages"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "costs" ADD CONSTRAINT "costs_are_not_negative" CHECK ("costs"."credit_cost" >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_sign_fits_kind" CHECK (case
        when "transactions"."kind" in ('sign-up', 'purchase', 'grant') then "transactions"."amount" > 0
        when "transactions"."kind" = 'correction' then "transactions"."amount" <> 0
        else "transactions"."amount" < 0 end);--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_price_is_not_negative" CHECK ("generations"."price" >= 0);--> statement-breakpoint
-- What a new account is given stands in src/contract/limits.ts; every start of the program writes it here.
CREATE FUNCTION sign_up_credits() RETURNS integer LANGUAGE sql AS 'SELECT NULL::integer';
--> statement-breakpoint
-- As before, with the kind of the transaction and without a number of its own.
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
  INSERT INTO credits (user_id, amount) VALUES (NEW.id, sign_up_credits());
  INSERT INTO transactions (user_id, kind, description, amount, cause)
  VALUES (NEW.id, 'sign-up', 'Welcome credits', sign_up_credits(), 'sign-up:' || NEW.id);
  RETURN NULL;
END
$$;

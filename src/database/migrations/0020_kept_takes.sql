ALTER TABLE "takes" ADD COLUMN "kept_for" jsonb;

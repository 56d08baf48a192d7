-- What a search compares: lower case, letters without accents, full-width as half-width.
-- Some letters carry a stroke that Unicode does not take apart, so they are named.
CREATE FUNCTION fold_for_search(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(replace(translate(lower(words), 'đøł', 'dol'), 'ß', 'ss'), NFKD), '[\u0300-\u036f]', '', 'g')
$$;
--> statement-breakpoint
ALTER TABLE storyboards ADD COLUMN search_text text
  GENERATED ALWAYS AS (fold_for_search(title || ' ' || description)) STORED;
--> statement-breakpoint
ALTER TABLE scenes ADD COLUMN search_text text
  GENERATED ALWAYS AS (fold_for_search(voice_over_text || ' ' || image_prompt)) STORED;
--> statement-breakpoint
-- A database of the operator's own may not offer the extension: searching is slower then, not different.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX scenes_search_text ON scenes USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END
$$;

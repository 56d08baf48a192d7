ALTER TABLE direct_images ADD COLUMN search_text text
  GENERATED ALWAYS AS (fold_for_search(title || ' ' || coalesce(prompt, ''))) STORED;

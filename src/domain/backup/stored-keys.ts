/** Every file in storage that a row needs, as a statement of one column `key`. */
export const STORED_KEYS = `
  select storage_key as key from assets
  union all select thumbnail ->> 'storageKey' from assets where thumbnail is not null
  union all select details -> 'sheet' ->> 'storageKey' from assets where details ? 'sheet'
  union all select storage_key from uploads where state in ('received', 'checking')
  union all select storage_key from voice_samples where storage_key is not null
  union all select one.value ->> 'storageKey' from showcase_videos, jsonb_each(files) as one`

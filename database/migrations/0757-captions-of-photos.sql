-- What hosts say of a photo in their own words, by language; the alternative text where there is one. Empty: the subject alone.
alter table home_images
  add column captions jsonb not null default '{}' check (jsonb_typeof(captions) = 'object');

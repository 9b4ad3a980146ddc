-- The revision of the original, which is German, that a text in another language says the same as; null for the original, and
-- where there was none.
alter table content_revisions add column source_number integer;

-- Who published a translation so far had the original before their eyes that was published last.
update content_revisions r
set source_number = (
  select max(g.number)
  from contents o
  join content_revisions g on g.content_id = o.content_id and g.created_at <= r.created_at
    and g.number <= o.published_number
  where o.page = c.page and o.container_key = c.container_key and o.language = 'de'
)
from contents c
where c.content_id = r.content_id and c.language <> 'de';

-- What became different with an act and on whose side it was done: the office reads the acts as the history of a home.
alter table home_acts
  add column actor text not null default 'landlord' check (actor in ('landlord', 'office', 'feed')),
  -- [{field, language, before, after}] of short fields; of long ones only that they are others
  add column changes jsonb not null default '[]';
update home_acts set actor = 'office' where kind in ('approved', 'refused');
update home_acts set actor = 'feed' from homes
where homes.object_number = home_acts.object_number and homes.source_key is not null
  and home_acts.uid is null and home_acts.kind = 'submitted';
alter table home_acts
  drop constraint home_acts_kind_check,
  add constraint home_acts_kind_check check (kind in
    ('created', 'changed', 'photoAdded', 'submitted', 'withdrawn', 'approved', 'refused', 'published', 'paused', 'removed'));

-- Nothing but who it was is ever forgotten.
create function refuse_changed_home_acts() returns trigger language plpgsql as $$
begin
  if new.uid is null and to_jsonb(new) - 'uid' = to_jsonb(old) - 'uid' then
    return new;
  end if;
  raise exception 'Acts of homes are never changed.';
end $$;
create trigger home_acts_stay before update on home_acts
  for each row execute function refuse_changed_home_acts();

-- Connected calendars come and go, fail and bring other nights; and somebody takes back what was done.
alter table calendar_acts
  drop constraint calendar_acts_kind_check,
  add constraint calendar_acts_kind_check check (kind in
    ('blockAdded', 'blockChanged', 'blockRemoved', 'ratesChanged',
     'feedAdded', 'feedChanged', 'feedRemoved', 'feedRead', 'feedFailed', 'exportRenewed')),
  add column undone_by text references visitors on delete set null;
create index calendar_acts_undone_by on calendar_acts (undone_by) where undone_by is not null;

create index rating_reports_home on rating_reports (object_number);

-- What a feed leaves out is not known: neither when one may come and must leave, nor what deposit is left, nor how many
-- dogs are welcome where dogs are. The columns said 16:00, 10:00 and no deposit of every such home.
alter table homes
  alter column check_in drop not null,
  alter column check_in drop default,
  alter column check_out drop not null,
  alter column check_out drop default,
  alter column deposit_cents drop not null,
  alter column deposit_cents drop default,
  -- False: dogs are welcome, and nobody told how many; dogs_max bounds what guests may ask for.
  add column dogs_max_is_known boolean not null default true,
  add constraint homes_unknown_dogs_are_welcome check (dogs_max_is_known or dogs_max > 0);

-- Homes of feeds lose what may have come from these defaults, and their digests with it: the next run writes them anew.
update homes
set check_in = nullif(check_in, '16:00'),
  check_out = nullif(check_out, '10:00'),
  deposit_cents = nullif(deposit_cents, 0),
  source_digest = null
where source not in ('own', 'demo') and source_key is not null;

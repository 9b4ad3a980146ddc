-- Changes of a landlord's commission, each with the day from which bookings have it. Until the first one, `landlords.commission_per_mille` holds.
-- Rows stay: one that another has taken the place of before it began is marked, since the landlord was told of both.
create table landlord_commission_terms (
  id bigint generated always as identity primary key,
  landlord_id bigint not null references landlords,
  valid_from date not null,
  per_mille smallint not null check (per_mille between 0 and 500),
  -- what would have held from that day without this change
  per_mille_before smallint not null check (per_mille_before between 0 and 500),
  -- null: whose account is gone
  set_by text references accounts on delete set null,
  set_at timestamptz not null,
  replaced_at timestamptz
);
create unique index landlord_commission_terms_from on landlord_commission_terms (landlord_id, valid_from) where replaced_at is null;

-- The commission that a booking has which is made on that day.
create function commission_per_mille_on(landlord bigint, day date) returns smallint language sql stable as $$
  select coalesce(
    (select per_mille from landlord_commission_terms
      where landlord_id = landlord and valid_from <= day and replaced_at is null
      order by valid_from desc limit 1),
    (select commission_per_mille from landlords where id = landlord)
  )
$$;
create index landlord_commission_terms_set_by on landlord_commission_terms (set_by) where set_by is not null;

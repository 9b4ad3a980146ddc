-- A change is asked for by the guest, or proposed by the host. A proposal binds the host until it ends.
alter table booking_changes
  add column side text not null default 'guest' check (side in ('guest', 'landlord')),
  -- the account that proposed; null where a mailed link was used, or the account is gone
  add column proposed_by text references accounts on delete set null,
  add column expires_at timestamptz,
  -- what the proposed stay costs by the price list on the day of the proposal
  add column list_total_cents integer check (list_total_cents >= 0),
  add constraint booking_changes_proposals check (
    (side = 'landlord') = (expires_at is not null) and (side = 'landlord') = (list_total_cents is not null)
    and (side = 'landlord' or proposed_by is null));
create index booking_changes_proposed_by on booking_changes (proposed_by) where proposed_by is not null;

-- The nights of a proposal that the booking does not have yet are held like those of an option, so that nobody else gets them.
alter table stays
  add column change_id bigint references booking_changes on delete cascade,
  add constraint stays_held_for_changes check (change_id is null or (kind = 'option' and booking_id is null));
create index stays_change on stays (change_id) where change_id is not null;

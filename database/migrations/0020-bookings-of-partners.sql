alter table bookings
  -- the partner on whose own pages it was made, whose name mails and documents carry; null: ours
  add column brand bigint references partners on delete set null,
  -- what the travel agency files it under in its own system
  add column agency_reference text not null default '';
create index bookings_brand on bookings (brand) where brand is not null;
